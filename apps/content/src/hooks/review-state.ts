/** What the desk shows of a text's reviews, by the same rules that a save is held to. */
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import {
  awaitedStep,
  type Entry,
  isOwnText,
  missingSteps,
  reviewFault,
  roundOf,
  type Stage,
  stageNames,
} from '../access/review.ts';
import { readSteps } from '../access/review-steps.ts';
import {
  type Action,
  columnOf,
  columnsOf,
  type ColumnKey,
  hasColumn,
  may,
  type Step,
  stepNames,
} from '../access/rights.ts';
import { isWorking } from '../access/roles.ts';
import { readNewestGlobal, readNewestVersion, reviewStateOf } from './review.ts';

export interface ShownStep {
  label: string;
  state: 'done' | 'now' | 'open';
  /** Who and when, ISO 8601; or who is to come. */
  who?: string;
  at?: string;
}

export interface ShownReview {
  /** Empty: the column has no reviews, and no row is drawn. */
  steps: ShownStep[];
  stage: Stage;
  awaited?: Step;
  /** Label of the button that gives the review. */
  passLabel?: string;
  submitLabel?: string;
  may: Partial<Record<Action, boolean>>;
  /** Why the user cannot give the review that is waited for. */
  fault?: string;
  isOwn: boolean;
  isPublic: boolean;
  /** When the text takes the place of the public one, ISO 8601. */
  plannedAt?: string;
  /** Newest first. */
  log: Omit<Entry, 'by'>[];
  author?: string;
}

/** Names of those who may give a review; more than two are not named. */
async function peopleFor(req: PayloadRequest, step: Step, column: ColumnKey): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { duties: { in: [step] } },
    select: { name: true, role: true, columns: true },
    depth: 0,
    limit: 20,
    req,
  });
  const names = docs.filter((user) => hasColumn(user as never, column)).map(({ name }) => name);
  return names.length > 2 ? '' : names.join('、');
}

async function toSteps(
  req: PayloadRequest,
  column: ColumnKey,
  steps: readonly Step[],
  { stage, log, times }: { stage: Stage; log: readonly Entry[]; times: Values },
  canReview: boolean,
): Promise<ShownStep[]> {
  const round = roundOf(log);
  const isOut = stage === 'published' || stage === 'planned';
  const awaited = awaitedStep(stage, steps, log);
  const missing = new Set(isOut ? [] : awaited ? missingSteps(log, steps) : steps);
  const written = log.findLast(({ what }) => what === 'submitted' || what === 'wrote' || what === 'copied');
  const first = written ? { who: written.who, at: written.at } : {};
  const isWriting = !isOut && !awaited;
  const shown: ShownStep[] = [
    {
      label: stage === 'returned' ? stageNames.returned : stageNames.draft,
      state: isWriting ? 'now' : 'done',
      ...first,
    },
  ];
  for (const step of steps) {
    const passed = (isOut ? log : round).findLast((entry) => entry.what === 'passed' && entry.step === step);
    const label = stepNames[step];
    if (!missing.has(step)) shown.push({ label, state: 'done', ...(passed ? { who: passed.who, at: passed.at } : {}) });
    else if (step === awaited)
      shown.push({ label, state: 'now', who: canReview ? '等您处理' : await peopleFor(req, step, column) });
    else shown.push({ label, state: 'open', who: await peopleFor(req, step, column) });
  }
  const { publishedAt, plannedAt } = times;
  if (stage === 'planned') {
    shown.push({ label: stageNames.planned, state: 'now', at: String(plannedAt ?? '') });
    return shown;
  }
  const at = typeof publishedAt === 'string' ? publishedAt : undefined;
  const isLater = at !== undefined && Date.parse(at) > Date.now();
  shown.push({
    label: isLater ? '待发布' : stageNames.published,
    state: isOut ? 'done' : 'open',
    ...(isLater || (isOut && at) ? { at } : { who: isOut ? '' : '通过后立即' }),
  });
  return shown;
}

type Values = Readonly<Record<string, unknown>>;

const SHOWN_ACTIONS: readonly Action[] = ['write', 'submit', 'publish', 'urgent', 'force', 'takeDown'];

async function showReview(
  req: PayloadRequest,
  slug: string,
  id: number | undefined,
  type: unknown,
): Promise<ShownReview | null> {
  const { user, payload } = req;
  const isGlobal = payload.globals.config.some((global) => global.slug === slug);
  const newest = isGlobal
    ? await readNewestGlobal(req, slug as GlobalSlug)
    : id === undefined
      ? undefined
      : await readNewestVersion(req, slug as CollectionSlug, id);
  const column = columnOf(slug, newest?.['type'] ?? type) ?? columnsOf(slug)[0];
  if (!user || !column || !hasColumn(user, column)) return null;
  const steps = await readSteps(req, column);
  const { stage, log } = reviewStateOf(newest);
  const awaited = awaitedStep(stage, steps, log);
  const fault = awaited && reviewFault(user, { column, steps, stage, log });
  const next = awaited && steps[steps.indexOf(awaited) + 1];
  const main =
    id === undefined
      ? undefined
      : await payload.db.findOne<{ id: number; _status?: unknown; withdrawn?: unknown; withdrawAt?: unknown }>({
          collection: slug as CollectionSlug,
          where: { id: { equals: id } },
          req,
        });
  const author = log.findLast(({ what }) => what === 'submitted' || what === 'wrote')?.who;
  const [first] = steps;
  return {
    steps:
      steps.length === 0
        ? []
        : await toSteps(req, column, steps, { stage, log, times: newest ?? {} }, awaited !== undefined && !fault),
    stage,
    ...(awaited ? { awaited, passLabel: `${stepNames[awaited]}通过，${next ? `交${stepNames[next]}` : '发布'}` } : {}),
    ...(first ? { submitLabel: `提交${stepNames[first]}` } : {}),
    may: Object.fromEntries(SHOWN_ACTIONS.map((action) => [action, may(user, action, column, steps.length > 0)])),
    ...(fault ? { fault: fault.message } : {}),
    isOwn: isOwnText(log, String(user.id)),
    isPublic:
      main?._status === 'published' &&
      main.withdrawn !== true &&
      !(Date.parse(String(main.withdrawAt ?? '')) <= Date.now()),
    ...(stage === 'planned' ? { plannedAt: String(newest?.['plannedAt'] ?? '') } : {}),
    log: log.map(({ by: _by, ...entry }) => entry).toReversed(),
    ...(author ? { author } : {}),
  };
}

/** `GET /review-state?of=<collection or global>&id=&type=`. */
export const reviewStateEndpoint: Endpoint = {
  path: '/review-state',
  method: 'get',
  handler: async (req) => {
    const slug = String(req.query['of'] ?? '');
    const id = Number(req.query['id']);
    if (!isWorking(req.user)) return Response.json({ errors: [{ message: '请先登录' }] }, { status: 401 });
    if (columnsOf(slug).length === 0) return Response.json({ errors: [{ message: '没有这个栏目' }] }, { status: 404 });
    const shown = await showReview(req, slug, Number.isInteger(id) && id > 0 ? id : undefined, req.query['type']);
    return Response.json(shown, { headers: { 'cache-control': 'no-store' } });
  },
};
