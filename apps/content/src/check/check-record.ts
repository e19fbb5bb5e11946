/** What is wrong or doubtful in a record as it stands in the form: flags before it is published. */
import { DAY_MS, toMinuteText } from '@yunxia/contract/time';
import type { Endpoint, FlattenedField, PayloadRequest } from 'payload';
import { columnsOf, hasColumn } from '../access/rights.ts';
import { isWorking } from '../access/roles.ts';
import { readCheckWords } from '../globals/check-words.ts';
import { disclosureFaults } from '../hooks/announcement-rules.ts';
import { refusal } from '../refusal.ts';
import { childrenOf, isNode, type LexicalNode, nodesOf } from '../rich-text/lexical-nodes.ts';
import { findFiles, findLinks, type Parts } from './find-targets.ts';
import { type Finding, findDates, findPersonalData, findWords } from './text-findings.ts';

type Values = Readonly<Record<string, unknown>>;

/** Most findings that are worth reading. */
const MOST = 100;
/** Fields that no reader sees, or that hold no words. */
const UNREAD = new Set([
  'key',
  'savedBy',
  'placeIndex',
  'importId',
  'revision',
  'pinyin',
  'initials',
  'confirmedFlags',
]);

const labelOf = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : '';

const idOf = (value: unknown): number => Number(isNode(value) ? value['id'] : value);

/** Words of a node's own line, its links and pictures noted on the way. */
function readLine(node: LexicalNode, path: string, label: string, parts: Parts): string {
  if (node.type === 'text') return typeof node['text'] === 'string' ? node['text'] : '';
  if (node.type === 'linebreak' || node.type === 'tab') return ' ';
  if (node.type === 'upload') {
    parts.files.push({ path, label, id: idOf(node['value']) });
    const caption = isNode(node['fields']) ? node['fields']['caption'] : undefined;
    if (typeof caption === 'string') parts.texts.push({ path, label: `${label} · 图注`, text: caption });
    return '';
  }
  const text = childrenOf(node)
    .map((child) => readLine(child, path, label, parts))
    .join('');
  if (node.type === 'link' || node.type === 'autolink') {
    const fields = isNode(node['fields']) ? node['fields'] : {};
    if (typeof fields['url'] === 'string') parts.links.push({ path, label, url: fields['url'], text });
  }
  return text;
}

const LINES = new Set(['paragraph', 'heading', 'listitem', 'tablecell']);

/** Every paragraph by itself: a word does not go over its end. */
function readBlocks(nodes: readonly LexicalNode[], path: string, label: string, parts: Parts): void {
  for (const node of nodes) {
    const isLine = LINES.has(String(node.type)) && !childrenOf(node).some(({ type }) => LINES.has(String(type)));
    if (isLine || childrenOf(node).length === 0) {
      const text = readLine(node, path, label, parts);
      if (text.trim() !== '') parts.texts.push({ path, label, text });
    } else readBlocks(childrenOf(node), path, label, parts);
  }
}

/** Whether a text field holds an address, which has no words. */
const isAddress = (value: string): boolean => /^(?:https?:\/\/|\/(?!\/)|mailto:|tel:)\S*$/u.test(value);

function readFields(
  fields: readonly FlattenedField[],
  values: Values,
  prefix: string,
  around: string,
  parts: Parts,
): void {
  for (const field of fields) {
    const value = values[field.name];
    const own = labelOf(field);
    if (value === null || value === undefined || UNREAD.has(field.name) || field.name.startsWith('review')) continue;
    const path = `${prefix}${field.name}`;
    const label = [around, own].filter(Boolean).join(' · ');
    if (field.type === 'text' || field.type === 'textarea') {
      for (const text of Array.isArray(value) ? value : [value]) {
        if (typeof text !== 'string' || text.trim() === '') continue;
        if (isAddress(text)) parts.links.push({ path, label, url: text, text: '' });
        else parts.texts.push({ path, label, text });
      }
    } else if (field.type === 'richText') {
      readBlocks(nodesOf(value), path, label, parts);
    } else if (field.type === 'upload' && field.relationTo === 'media') {
      for (const one of Array.isArray(value) ? value : [value]) parts.files.push({ path, label, id: idOf(one) });
    } else if ((field.type === 'group' || field.type === 'tab') && isNode(value)) {
      readFields(field.flattenedFields, value, `${path}.`, label, parts);
    } else if (field.type === 'array' && Array.isArray(value)) {
      for (const [at, row] of value.entries())
        if (isNode(row)) readFields(field.flattenedFields, row, `${path}.${at}.`, `${label} ${at + 1}`, parts);
    }
  }
}

/** Reads a record as the form has it. @param values as the form sends them */
export function readParts(fields: readonly FlattenedField[], values: Values): Parts {
  const parts: Parts = { texts: [], files: [], links: [] };
  readFields(fields, values, '', '', parts);
  return parts;
}

const nothing = { word: '', before: '', after: '' } as const;

/** Times of the form that are past, or that were long ago. */
export function findTimes(fields: readonly FlattenedField[], values: Values, now: number): Finding[] {
  const label = (name: string): string => {
    const field = fields.find((one) => one.name === name);
    return field ? labelOf(field) : '';
  };
  const time = (name: string): number => Date.parse(String(values[name] ?? ''));
  const flag = (name: string, message: string, suggestion: string): Finding => ({
    ...{ ...nothing, kind: 'date', message, suggestion, path: name, label: label(name) },
  });
  const isDraft = values['_status'] !== 'published';
  const found: Finding[] = [];
  const clock = (name: string): string => toMinuteText(time(name));
  if (time('withdrawAt') <= now)
    found.push(flag('withdrawAt', `撤下时间已过（${clock('withdrawAt')}）`, '发布后立即是“已撤下”'));
  if (time('plannedAt') <= now)
    found.push(flag('plannedAt', `变更时间已过（${clock('plannedAt')}）`, '发布后立即替换'));
  if (isDraft && time('publishedAt') < now - 30 * DAY_MS)
    found.push(flag('publishedAt', `发布时间在一个月以前（${clock('publishedAt')}）`, '新内容请清空，发布时自动填写'));
  if (isDraft && time('deadlineAt') + DAY_MS <= now)
    found.push(flag('deadlineAt', `截止时间已过（${clock('deadlineAt')}）`, '请核对'));
  return found;
}

/** What a company announcement still lacks of its disclosure by the exchange. */
function findDisclosure(fields: readonly FlattenedField[], values: Values): Finding[] {
  if (values['type'] !== 'announcement') return [];
  return disclosureFaults(values).map(({ path, message }) => {
    const field = fields.find(({ name }) => name === path);
    const suggestion = '补填后再发布';
    return { ...nothing, kind: 'disclosure', message, suggestion, path, label: field ? labelOf(field) : '' };
  });
}

/** All findings of a record, the words first, in the order of the form. */
export async function checkRecord(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  values: Values,
  now: number,
): Promise<Finding[]> {
  const parts = readParts(fields, values);
  const [words, files, links] = await Promise.all([
    readCheckWords(req),
    findFiles(req, parts),
    findLinks(req, parts, now),
  ]);
  const { texts } = parts;
  return [
    ...findWords(texts, words),
    ...files,
    ...links,
    ...findDates(texts),
    ...findTimes(fields, values, now),
    ...(fields.some(({ name }) => name === 'filing') ? findDisclosure(fields, values) : []),
    ...findPersonalData(texts),
  ].slice(0, MOST);
}

/** `POST /cms/api/check-record` `{ of, values }`: a collection or global, and the form as it stands. */
export const checkRecordEndpoint: Endpoint = {
  path: '/check-record',
  method: 'post',
  handler: async (req) => {
    if (!isWorking(req.user)) return refusal(401, '请先登录');
    const body: unknown = await req.json?.().catch(() => null);
    if (!isNode(body) || !isNode(body['values'])) return refusal(400, '提交的内容不正确');
    const slug = String(body['of'] ?? '');
    const keys = columnsOf(slug);
    const fields =
      req.payload.config.collections.find((collection) => collection.slug === slug)?.flattenedFields ??
      req.payload.globals.config.find((global) => global.slug === slug)?.flattenedFields;
    if (keys.length === 0 || !fields) return refusal(404, '没有这个栏目');
    if (!keys.some((key) => hasColumn(req.user, key))) return refusal(403, '不是您负责的栏目');
    const findings = await checkRecord(req, fields, body['values'], Date.now());
    return Response.json({ findings }, { headers: { 'cache-control': 'no-store' } });
  },
};
