/** 主要指标: figures of several years. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { codeField, codeParam, flagField, idField, listField, textField } from './field.ts';
import { figureGroups, figureKinds } from './report-codes.ts';

/** A value of a period (2025, 2026上半年). `value` is decimal text, '' where it was not measured or not disclosed: `note` says which. */
export const figureValue = z.object({
  period: textField(20),
  value: textField(24),
  restated: flagField(),
  note: textField(100),
});
export type FigureValue = z.output<typeof figureValue>;

/**
 * A figure with its values, the oldest first. `topicNumber` and `topic` are those of the guideline on sustainability reports,
 * `method` says how it is counted; all three are '' where there is none.
 */
export const figureItem = z.object({
  id: idField(),
  key: textField(60),
  group: codeField(figureGroups),
  label: textField(60),
  unit: textField(20),
  kind: codeField(figureKinds),
  topicNumber: textField(10),
  topic: textField(60),
  method: textField(300),
  values: listField(figureValue),
});
export type FigureItem = z.output<typeof figureItem>;

/** Additive /v1/figure-list. */
export const figureList = defineList({
  name: 'figure-list',
  summary: '主要指标',
  request: { group: codeParam(figureGroups) },
  item: figureItem,
});
