/** 人才战略: statement, open posts, career paths with their common beginning, a voice. */
import type { SpecialColumnInfo } from '@yunxia/contract/special-column';
import type { RecruitItem } from '@yunxia/contract/recruit';
import { toBeijingParts } from '@yunxia/contract/time';
import { toColumn, type ColumnSection, type ColumnPart } from '../news/column.ts';
import { toFiles } from '../news/article.ts';
import { type StatementLine, toStatement } from '../page/statement.ts';
import { toTitle } from '../page/title.ts';
import { toInstant } from '../text/beijing-time.ts';

/** A step of a path with its time or a remark. */
export interface CareerStep {
  readonly name: string;
  readonly note: string;
}

export interface CareerPath {
  readonly name: string;
  readonly steps: readonly CareerStep[];
}

/** The paths, which may begin alike. */
export interface CareerPaths {
  /** What all paths begin with; null where they do not. */
  readonly start: CareerStep | null;
  readonly paths: readonly CareerPath[];
  /** All paths have as many steps, so that their ends stand above each other. */
  readonly isEven: boolean;
}

export interface TalentVoice {
  readonly quote: string;
  readonly speaker: string;
  readonly unit: string;
}

/** The open posts of one kind, as the content server counts and lists them. */
export interface OpenPosts {
  readonly count: number;
  readonly list: readonly RecruitItem[];
}

export interface TalentPosts {
  readonly total: number;
  readonly campus: number;
  readonly society: number;
  /** `最近截止：法学，12月4日`, or ''. */
  readonly nearest: string;
}

export const toCareerPaths = (paths: SpecialColumnInfo['paths']): CareerPaths => {
  const filled = paths.filter(({ name, steps }) => name.trim() && steps.length > 0);
  const first = filled[0]?.steps[0] ?? null;
  const isCommon = filled.length > 1 && first !== null && filled.every(({ steps }) => steps[0]?.name === first.name);
  const branches = isCommon ? filled.map(({ name, steps }) => ({ name, steps: steps.slice(1) })) : filled;
  const shown = branches.filter(({ steps }) => steps.length > 0);
  return {
    start: isCommon ? first : null,
    paths: shown,
    isEven: shown.length > 1 && shown.every(({ steps }) => steps.length === shown[0]?.steps.length),
  };
};

/** What stands in the counter. @returns null where neither kind could be asked */
export const toTalentPosts = (campus: OpenPosts | null, society: OpenPosts | null): TalentPosts | null => {
  if (!campus || !society) return null;
  const ends = [...campus.list, ...society.list]
    .flatMap(({ title, deadlineAt }) => {
      const at = toInstant(deadlineAt);
      return at === null ? [] : [{ title: toTitle(title), at }];
    })
    .toSorted((a, b) => a.at - b.at);
  const [nearest] = ends;
  const day = nearest ? toBeijingParts(nearest.at) : undefined;
  return {
    total: campus.count + society.count,
    campus: campus.count,
    society: society.count,
    nearest: nearest && day ? `最近截止：${nearest.title}，${day.month}月${day.day}日` : '',
  };
};

export interface TalentView {
  readonly statement: readonly StatementLine[];
  readonly lead: readonly ColumnPart[];
  readonly sections: readonly ColumnSection[];
  readonly careers: CareerPaths;
  readonly voice: TalentVoice | null;
  /** The one picture of the page. */
  readonly picture: SpecialColumnInfo['images'][number] | null;
  readonly files: ReturnType<typeof toFiles>;
}

export const toTalent = (info: SpecialColumnInfo): TalentView => {
  const { lead, sections } = toColumn(info);
  return {
    statement: toStatement(info.statement),
    lead,
    sections,
    careers: toCareerPaths(info.paths),
    voice: info.voice?.quote.trim() ? info.voice : null,
    picture: info.images.find(({ url }) => url) ?? null,
    files: toFiles(info.attachments),
  };
};
