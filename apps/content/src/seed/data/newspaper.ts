import type { PdfBlock } from '../pdf.ts';
import type { LexicalNode } from '../rich-text.ts';
import { chineseDay, chineseMonthDay } from '../sample-dates.ts';
import { pdf, type SamplePdf } from '../sample-references.ts';
import { comprehensiveNews } from './news-comprehensive.ts';
import { importantNews } from './news-important.ts';
import { informationNews } from './news-information.ts';

function cellText(node: LexicalNode): string {
  return typeof node['text'] === 'string' ? node['text'] : (node.children ?? []).map(cellText).join('');
}

function toBlocks(node: LexicalNode): PdfBlock[] {
  if (node.type === 'list') return [{ kind: 'list', items: (node.children ?? []).map(cellText) }];
  if (node.type !== 'table') return [{ kind: 'paragraph', text: cellText(node) }];
  const [head = [], ...rows] = (node.children ?? []).map((row) => (row.children ?? []).map(cellText));
  return [{ kind: 'table', head, rows }];
}

/** All the sample news as one long document with bookmarks, an item per page: more than forty pages. */
export function newspaper(now: number): SamplePdf {
  const blocks = [...importantNews, ...comprehensiveNews].flatMap((entry, position): PdfBlock[] => [
    ...(position > 0 ? [{ kind: 'new-page' } as const] : []),
    { kind: 'heading', text: entry.title },
    { kind: 'paragraph', text: `发布日期：${chineseDay(now, -entry.ago)}　来源：云峡水电（演示）` },
    { kind: 'paragraph', text: entry.summary },
    ...entry.body.flatMap((part) =>
      typeof part === 'string'
        ? [{ kind: 'paragraph', text: part.replaceAll('{day}', chineseMonthDay(now, -entry.ago)) } as const]
        : toBlocks(part),
    ),
  ]);
  const reading = informationNews.flatMap((entry): PdfBlock[] => [
    { kind: 'heading', text: entry.title, level: 2 },
    { kind: 'paragraph', text: entry.summary },
    ...entry.body.flatMap((part) =>
      typeof part === 'string' ? [{ kind: 'paragraph', text: part } as const] : toBlocks(part),
    ),
  ]);
  return pdf('yunxia-news-collection', {
    title: '云峡水电新闻汇编（演示）',
    number: '演示汇编第1期',
    issuer: '云峡水电集团股份有限公司',
    date: chineseDay(now, 0),
    cover: true,
    outline: true,
    blocks: [...blocks, { kind: 'new-page' }, { kind: 'heading', text: '行业资讯选编' }, ...reading],
  });
}
