/** 媒体服务: whom to call, figures to quote as they are copied, the fact sheet. */
import type { SpecialColumnInfo } from '@yunxia/contract/special-column';
import { toLongDay } from '../company/company-page.ts';
import { type FactView, toFacts } from '../text/fact.ts';
import { type StatementLine, toStatement } from '../page/statement.ts';
import { toFiles } from './article.ts';
import { type ColumnContactView, toColumnContacts } from './column-contacts.ts';

/** A figure with all that has to be quoted with it. */
export interface PressFigure {
  readonly value: string;
  readonly unit: string;
  readonly text: string;
  readonly source: string;
  /** `2025年12月31日`, or ''. */
  readonly asOf: string;
  /** What 复制这句 copies: sentence, figure, source, day. */
  readonly quote: string;
}

export interface PressView {
  readonly statement: readonly StatementLine[];
  /** HTML of the content server, '' when there is none. */
  readonly content: string;
  readonly contacts: readonly ColumnContactView[];
  readonly figures: readonly PressFigure[];
  readonly facts: readonly FactView[];
  readonly files: ReturnType<typeof toFiles>;
}

const toFigure = ({ value, unit, text, source, asOf }: SpecialColumnInfo['figures'][number]): PressFigure => {
  const day = toLongDay(asOf);
  const origin = [source ? `来源：${source}` : '', day ? `截至${day}` : ''].filter(Boolean).join('，');
  return { value, unit, text, source, asOf: day, quote: `${text}：${value}${unit}。${origin ? `${origin}。` : ''}` };
};

/** @param info undefined: the editors have not written the page yet */
export const toPress = (info: SpecialColumnInfo | undefined): PressView => ({
  statement: toStatement(info?.statement ?? ''),
  content: info?.content ?? '',
  contacts: toColumnContacts(info?.contacts ?? []),
  figures: (info?.figures ?? []).filter(({ value, text }) => value.trim() && text.trim()).map(toFigure),
  facts: toFacts(info?.facts ?? []),
  files: toFiles(info?.attachments ?? []),
});
