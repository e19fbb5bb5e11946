/** 发展战略 and 人才战略. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { codeField, htmlField, idField, partField, textField } from './field.ts';
import { figure, image } from './media.ts';

export const strategyGroups = {
  vision: '企业愿景',
  mission: '企业使命',
  values: '核心价值观',
  goal: '战略目标',
  talent: '人才战略',
} as const;
export type StrategyGroup = keyof typeof strategyGroups;

/** A part of the strategy; `figure` is its key number. */
export const strategyItem = z.object({
  id: idField(),
  group: codeField(strategyGroups),
  title: textField(300),
  subtitle: textField(300),
  content: htmlField(),
  image: partField(image),
  figure: partField(figure),
});
export type StrategyItem = z.output<typeof strategyItem>;

/** Spec §7 /v1/strategy-list. */
export const strategyList = defineList({ name: 'strategy-list', summary: '发展战略', item: strategyItem });
