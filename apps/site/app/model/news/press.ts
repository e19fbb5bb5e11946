/** 媒体服务: whom to call, figures to quote as they are copied, the fact sheet. */
import type { SpecialColumnInfo } from '@yunxia/contract/special-column';
import { toLongDay } from '../company/company-page.ts';
import { type FactPart, type FactView, toFactParts, toFacts } from '../text/fact.ts';
import { type StatementLine, toStatement } from '../page/statement.ts';
import { toFiles } from './article.ts';

/** Whom to turn to; the parts of a number or an address are links. */
export interface PressContact {
  readonly label: string;
  readonly hours: string;
  readonly parts: readonly FactPart[];
}

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
  readonly contacts: readonly PressContact[];
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
  contacts: (info?.contacts ?? [])
    .filter(({ value }) => value.trim())
    // A number under any label is there to be called.
    .map(({ label, hours, value }) => ({ label, hours, parts: toFactParts(`${label}电话`, value) })),
  figures: (info?.figures ?? []).filter(({ value, text }) => value.trim() && text.trim()).map(toFigure),
  facts: toFacts(info?.facts ?? []),
  files: toFiles(info?.attachments ?? []),
});
