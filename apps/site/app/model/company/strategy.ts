/** 发展战略: the parts by group. The group 人才战略 stands among human resources. */
import type { Figure, Image } from '@yunxia/contract/media';
import { type StrategyGroup, type StrategyItem, strategyGroups } from '@yunxia/contract/strategy';
import { toTitle } from '../page/title.ts';

/** A part of the strategy. */
export interface StrategyView {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  /** HTML of the content server, '' when there is none. */
  readonly content: string;
  readonly image: Image | null;
  /** One number that speaks for it. */
  readonly figure: Figure | null;
}

/** A group that has parts. */
export interface StrategyGroupView {
  readonly group: StrategyGroup;
  /** Its name: 企业愿景. */
  readonly name: string;
  readonly parts: readonly StrategyView[];
}

/** Groups of this page, in their order. */
const SHOWN: readonly StrategyGroup[] = ['vision', 'mission', 'values', 'goal'];

const toView = ({ id, group, title, subtitle, content, image, figure }: StrategyItem): StrategyView => {
  // Where the title only repeats the group's name, what there is to say stands in the subtitle.
  const isNameAgain = title.trim() === strategyGroups[group] && subtitle.trim() !== '';
  return {
    id,
    title: toTitle(isNameAgain ? subtitle : title),
    subtitle: isNameAgain || !subtitle.trim() ? '' : toTitle(subtitle),
    content,
    image: image?.url ? image : null,
    figure: figure?.value.trim() ? figure : null,
  };
};

/** The groups of the page that have parts, each part in the order of the answer. */
export const toStrategyGroups = (items: readonly StrategyItem[]): StrategyGroupView[] =>
  SHOWN.map((group) => ({
    group,
    name: strategyGroups[group],
    parts: items.filter((item) => item.group === group).map(toView),
  })).filter(({ parts }) => parts.length > 0);

/** The parts of the group 人才战略, which stand among human resources. */
export const toTalentParts = (items: readonly StrategyItem[]): StrategyView[] =>
  items.filter(({ group }) => group === 'talent').map(toView);
