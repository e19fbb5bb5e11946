/**
 * What a save makes of the review of a text, and whether it may: pure, one function for every way in which a record is
 * saved. 草稿 → 待初审 → 待复审 → 待终审 → 已发布, or 已退回 with a reason.
 */
import type { PayloadRequest } from 'payload';
import { type Action, type ColumnKey, columns, may, type Step, stepNames } from './rights.ts';

export const stageNames = {
  draft: '草稿',
  first: '待初审',
  second: '待复审',
  third: '待终审',
  returned: '已退回',
  planned: '计划变更',
  published: '已发布',
} as const;
export type Stage = keyof typeof stageNames;

/** What a save may ask for beside its text; the last two and a return need a reason. */
export const actNames = {
  submit: '提交审核',
  pass: '审核通过',
  takeDown: '撤下',
  return: '退回',
  urgent: '应急发布',
  force: '越过审核发布',
} as const;
export interface Act {
  action: keyof typeof actNames;
  reason: string;
}

export const deedNames = {
  wrote: '改稿',
  copied: '复制',
  restored: '恢复旧版本',
  submitted: '提交审核',
  passed: '通过',
  returned: '退回',
  published: '发布',
  planned: '计划变更',
  urgent: '应急发布',
  forced: '越过审核发布',
  takenDown: '撤下',
  binned: '移入回收站',
  unbinned: '移出回收站',
} as const;
export type Deed = keyof typeof deedNames;

/** One line of the history of a text, as text: it outlives accounts. */
export interface Entry {
  at: string;
  /** Id of the account, '' for the server. Never shown. */
  by: string;
  who: string;
  what: Deed;
  step?: Step;
  reason?: string;
  /** It made the text public: a round ends with it. */
  isOut?: true;
}

/** Reviews by how many a column has. The last one publishes, and is 终审 always. */
export const STEPS_BY_COUNT: readonly (readonly Step[])[] = [
  [],
  ['third'],
  ['first', 'third'],
  ['first', 'second', 'third'],
];

export class ReviewRefusal extends Error {
  readonly status: number;
  readonly path: string;

  constructor(status: number, path: string, message: string) {
    super(message);
    this.status = status;
    this.path = path;
  }
}

/** What happened since the text was public last. */
export function roundOf(log: readonly Entry[]): readonly Entry[] {
  return log.slice(log.findLastIndex(({ isOut }) => isOut) + 1);
}

/** The reviews that the text of now has passed, since it was submitted. */
function passedSteps(log: readonly Entry[]): Set<Step> {
  const round = roundOf(log);
  const passed = round.slice(round.findLastIndex(({ what }) => what === 'submitted') + 1);
  return new Set(passed.flatMap(({ what, step }) => (what === 'passed' && step ? [step] : [])));
}

/** The review that a text waits for; undefined: none. */
export function awaitedStep(stage: Stage, steps: readonly Step[], log: readonly Entry[]): Step | undefined {
  if (!(stage in stepNames)) return undefined;
  const passed = passedSteps(log);
  return steps.find((step) => !passed.has(step));
}

const WRITTEN: ReadonlySet<Deed> = new Set(['wrote', 'copied', 'restored', 'submitted', 'planned']);

/** Whether somebody has changed the text since it was public last. */
export function isOwnText(log: readonly Entry[], by: string): boolean {
  return roundOf(log).some((entry) => entry.by === by && WRITTEN.has(entry.what));
}

/** The review that somebody has given in this round. */
export function stepTaken(log: readonly Entry[], by: string): Step | undefined {
  return roundOf(log).find((entry) => entry.by === by && entry.what === 'passed')?.step;
}

type SignedInUser = PayloadRequest['user'];

/** Why somebody cannot give or refuse the review that a text waits for; undefined: can. */
export function reviewFault(
  user: NonNullable<SignedInUser>,
  { column, steps, stage, log }: Pick<Save, 'column' | 'steps' | 'stage' | 'log'>,
): ReviewRefusal | undefined {
  const awaited = awaitedStep(stage, steps, log);
  if (!awaited) return new ReviewRefusal(409, 'reviewStage', '这条内容没有等待审核');
  const name = stepNames[awaited];
  const by = String(user.id);
  if (!may(user, awaited, column, true))
    return new ReviewRefusal(
      403,
      'reviewStage',
      `这条内容正在等${name}，您没有“${columns[column].label}”的${name}权限`,
    );
  if (isOwnText(log, by)) return new ReviewRefusal(403, 'reviewStage', '自己的稿件由他人审核');
  const taken = stepTaken(log, by);
  if (taken && taken !== awaited)
    return new ReviewRefusal(403, 'reviewStage', `您已${stepNames[taken]}过这条内容，${name}由他人进行`);
  return undefined;
}

/** A save, as far as the review is concerned. */
export interface Save {
  /** Undefined: the server's own. */
  user: NonNullable<SignedInUser> | undefined;
  column: ColumnKey;
  steps: readonly Step[];
  /** Of the newest state before the save. */
  stage: Stage;
  log: readonly Entry[];
  act: Act | undefined;
  /** How the text came about. */
  source: 'typed' | 'copied' | 'restored';
  isNew: boolean;
  isTextChanged: boolean;
  /** Whether the public state is written, and as what; planned: it will be, by this text. */
  becomes: 'draft' | 'planned' | 'published' | 'unpublished';
  /** Whether it is public and only `withdrawn` is set. */
  isWithdrawal: boolean;
  /** Whether it moves into the bin, or out of it. */
  bin: 'in' | 'out' | undefined;
  at: string;
}

export interface Verdict {
  stage: Stage;
  log: Entry[];
}

/** Longest reason, in characters. */
const MAX_REASON = 200;
/** Lines of finished rounds that a record retains. The audit trail has all of them. */
const KEPT = 60;

const stepList = (steps: readonly Step[]): string => steps.map((step) => stepNames[step]).join('、');

/** The reviews that a text of now lacks. */
export function missingSteps(log: readonly Entry[], steps: readonly Step[]): Step[] {
  const passed = passedSteps(log);
  return steps.filter((step) => !passed.has(step));
}

function checkReason(act: Act): void {
  const length = Array.from(act.reason).length;
  if (length > MAX_REASON)
    throw new ReviewRefusal(400, 'review.reason', `理由不能超过 ${MAX_REASON} 个字（现在 ${length} 个）`);
  const isNeeded = act.action === 'return' || act.action === 'urgent' || act.action === 'force';
  if (isNeeded && length === 0)
    throw new ReviewRefusal(400, 'review.reason', `请填写${actNames[act.action].replace('发布', '发布的')}理由`);
}

/** Adds a line; several changes by one person, one after the other, are one line. */
function added(log: readonly Entry[], entry: Entry): Entry[] {
  const last = log.at(-1);
  const isSame = entry.what === 'wrote' && last?.what === 'wrote' && last.by === entry.by;
  const all = [...(isSame ? log.slice(0, -1) : log), entry];
  const round = roundOf(all).length;
  return all.slice(-Math.max(KEPT, round));
}

/**
 * The state of the review after a save.
 * @throws ReviewRefusal when it may not be
 */
export function judgeSave(save: Save): Verdict {
  const { act, becomes, column, log, stage, steps, user } = save;
  const isReviewed = steps.length > 0;
  const { label } = columns[column];
  const can = (action: Action): boolean => user === undefined || may(user, action, column, isReviewed);
  const line = (what: Deed, more: Partial<Entry> = {}): Entry => ({
    at: save.at,
    by: user ? String(user.id) : '',
    who: user?.name ?? '系统',
    what,
    ...(act?.reason ? { reason: act.reason } : {}),
    ...more,
  });
  if (user && act) checkReason(act);
  // a round ends when the text is public, not when that is planned
  const out: Partial<Entry> = becomes === 'planned' ? {} : { isOut: true };
  const outStage = becomes === 'planned' ? 'planned' : 'published';

  if (save.bin) {
    const verb = save.bin === 'in' ? '删除' : '恢复';
    if (!can('bin')) throw new ReviewRefusal(403, '', `您没有${verb}“${label}”的权限`);
    if (becomes === 'unpublished' && !can('binPublic'))
      throw new ReviewRefusal(403, '_status', `这条内容已发布，您没有撤下“${label}”的权限，不能删除`);
    return { stage: 'draft', log: added(log, line(save.bin === 'in' ? 'binned' : 'unbinned')) };
  }

  if (user && (act?.action === 'pass' || act?.action === 'return')) {
    const fault = reviewFault(user, save);
    if (fault) throw fault;
    const step = awaitedStep(stage, steps, log) as Step;
    if (act.action === 'return') return { stage: 'returned', log: added(log, line('returned', { step })) };
    const passed = added(log, line('passed', { step }));
    const next = awaitedStep(stage, steps, passed);
    if (next) return { stage: next, log: passed };
    return { stage: outStage, log: added(log, line('passed', { step, ...out })) };
  }

  if (becomes === 'unpublished' || save.isWithdrawal) {
    if (!can('takeDown')) throw new ReviewRefusal(403, '_status', `您没有撤下“${label}”的权限`);
    const stageAfter = save.isWithdrawal ? 'published' : 'draft';
    const logAfter = added(log, line('takenDown'));
    if (save.isWithdrawal || !save.isTextChanged) return { stage: stageAfter, log: logAfter };
    return judgeSave({ ...save, becomes: 'draft', act: undefined, stage: stageAfter, log: logAfter });
  }
  if ((save.isNew || save.isTextChanged) && !can('write'))
    throw new ReviewRefusal(403, '', `您没有撰写“${label}”的权限`);

  // the server gives a text back whose planned change failed
  if (!user && act?.action === 'return') return { stage: 'returned', log: added(log, line('returned')) };

  if (becomes === 'published' || becomes === 'planned') {
    const published = (): Verdict => ({ stage: outStage, log: added(log, line(outStage, out)) });
    if (!user) return save.isNew ? { stage: outStage, log: [] } : published();
    if (can('publish')) return published();
    if (act?.action === 'urgent' && can('urgent')) return { stage: outStage, log: added(log, line('urgent', out)) };
    if (act?.action === 'force' && can('force')) {
      const reason = `${act.reason}（缺${stepList(missingSteps(log, steps))}）`;
      return { stage: outStage, log: added(log, line('forced', { ...out, reason })) };
    }
    if (!isReviewed || act) throw new ReviewRefusal(403, '_status', `您没有发布“${label}”的权限`);
    const urgent = can('urgent') ? '；紧急时可以“应急发布”，并写明理由' : '';
    throw new ReviewRefusal(409, '_status', `“${label}”须经${stepList(steps)}后发布，请保存草稿并提交审核${urgent}`);
  }

  if (act?.action === 'submit') {
    const [first] = steps;
    if (!first) throw new ReviewRefusal(409, 'reviewStage', `“${label}”不需要审核，可以直接发布`);
    if (!can('submit')) throw new ReviewRefusal(403, 'reviewStage', `您没有提交“${label}”的权限`);
    if (!save.isTextChanged && awaitedStep(stage, steps, log))
      throw new ReviewRefusal(409, 'reviewStage', '已经提交，正在等待审核');
    return { stage: first, log: added(log, line('submitted')) };
  }

  if (save.isNew) return { stage: 'draft', log: user ? [line(save.source === 'copied' ? 'copied' : 'wrote')] : [] };
  if (!save.isTextChanged) return { stage: stage === 'published' ? 'draft' : stage, log: [...log] };
  return {
    stage: stage === 'returned' ? 'returned' : 'draft',
    log: user ? added(log, line(save.source === 'restored' ? 'restored' : 'wrote')) : [...log],
  };
}
