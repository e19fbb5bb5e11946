/**
 * The review of texts, enforced in the transaction of every save: of the form, of REST with and without `draft=true`, of
 * many, of an old version, of a copy, of a global, and of the server's own calls with a user. The rules are in
 * access/review.ts and access/rights.ts.
 *
 * A save says what it asks for beside its text in `review`, e.g. `{ review: { action: 'return', reason: '…' } }`; a call of
 * the server's own says it in `context.review`.
 */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import {
  type Act,
  actNames,
  awaitedStep,
  type Entry,
  judgeSave,
  ReviewRefusal,
  type Save,
  type Stage,
} from '../access/review.ts';
import { actOf, noteAct } from '../access/review-act.ts';
import { readSteps } from '../access/review-steps.ts';
import { columnOf, columnsOf, columns, type ColumnKey, hasColumn, type Step } from '../access/rights.ts';
import { normal } from '../admin-ui/field-differences.ts';
import { binMoveOf } from './bin.ts';
import { readMainRecord } from './gone-records.ts';
import { isDraftSave, isRestore, isSaveOfMany, recordBefore } from './publication.ts';
import { runTimerAt } from '../publishing/timer.ts';
import { lockRecord } from './saved-state.ts';

type Values = Readonly<Record<string, unknown>>;

/** Written by the server with a save, or by the review itself: no text of the editor's. */
const OWN_FIELDS = new Set([
  ...['id', 'createdAt', 'updatedAt', '_status', 'savedBy', 'reviewStage', 'reviewLog', 'globalType', 'deletedAt'],
  ...['revision', 'placeIndex', 'importId', 'confirmedFlags', 'leadDays'],
]);

/** The text of a record in one form, whatever the database and the form make of empty values. */
function textOf(fields: readonly FlattenedField[], values: Values, without?: string): string {
  const names = fields.map(({ name }) => name).filter((name) => !OWN_FIELDS.has(name) && name !== without);
  return JSON.stringify(names.map((name) => normal(values[name])));
}

export interface ReviewState {
  stage: Stage;
  log: readonly Entry[];
}

/** The state of the review that a record carries; one from before there were reviews has none stored. */
export function reviewStateOf(values: Values | undefined): ReviewState {
  const { reviewStage, reviewLog, _status } = values ?? {};
  const stored = typeof reviewStage === 'string' ? (reviewStage as Stage) : undefined;
  return {
    stage: stored ?? (_status === 'published' ? 'published' : 'draft'),
    log: Array.isArray(reviewLog) ? (reviewLog as Entry[]) : [],
  };
}

/** The newest state of a record, draft or published. */
export async function readNewestVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Values | undefined> {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0]?.version;
}

/** The same of a global. */
export async function readNewestGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Values | undefined> {
  const { docs } = await req.payload.db.findGlobalVersions<Record<string, unknown>>({
    global: slug,
    where: { latest: { equals: true } },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0]?.version;
}

/** As Payload's own refusals of a field, which the form and the log know by its name. */
function toError({ status, path, message }: ReviewRefusal): APIError {
  const error = new APIError(message, status, { errors: [{ path, message }] }, true);
  error.name = 'ValidationError';
  return error;
}

function judge(save: Save): ReturnType<typeof judgeSave> {
  try {
    return judgeSave(save);
  } catch (error) {
    throw error instanceof ReviewRefusal ? toError(error) : error;
  }
}

function parseAct(value: unknown): Act | undefined {
  if (value === undefined || value === null) return undefined;
  const { action, reason } = value as { action?: unknown; reason?: unknown };
  if (typeof action !== 'string' || !Object.hasOwn(actNames, action))
    throw toError(new ReviewRefusal(400, 'review.action', '审核操作不正确'));
  return { action: action as Act['action'], reason: typeof reason === 'string' ? reason.trim() : '' };
}

type Arguments = { data?: Record<string, unknown>; draft?: boolean; id?: number | string; overrideLock?: boolean };

/** Takes what a save asks for out of its data, and makes of it what Payload understands. */
function toPayload(args: Arguments, act: Act | undefined, state: ReviewState, steps: readonly Step[]): Arguments {
  const data = { ...args.data };
  delete data['review'];
  switch (act?.action) {
    case 'submit':
      return { ...args, data: { ...data, _status: 'draft' }, draft: true };
    case 'urgent':
    case 'force':
      return { ...args, data: { ...data, _status: 'published' }, draft: false };
    case 'pass':
    case 'return':
    case 'takeDown': {
      // no text goes with them: what was read is what is passed
      const { updatedAt } = data;
      const isLast = act.action === 'pass' && awaitedStep(state.stage, steps, state.log) === steps.at(-1);
      const own = updatedAt === undefined ? {} : { updatedAt };
      const _status = isLast ? 'published' : 'draft';
      const draft = !isLast && act.action !== 'takeDown';
      // a lock protects a text while it is edited; a review does not change the text
      return { ...args, data: { ...own, _status }, draft, overrideLock: true };
    }
    default: {
      // a save that does not say what it is would change what is public
      const isSilent = args.draft !== true && data['_status'] !== 'published' && data['_status'] !== 'draft';
      return {
        ...args,
        data: steps.length > 0 && isSilent ? { ...data, _status: 'draft' } : data,
        ...(steps.length > 0 && isSilent ? { draft: true } : {}),
      };
    }
  }
}

/** A submitted text is checked as a published one; Payload's drafts are not. */
const withChecks = <C extends { versions: unknown }>(config: C): C => {
  const versions = config.versions as { drafts: object };
  return { ...config, versions: { ...versions, drafts: { ...versions.drafts, validate: true } } };
};

const planKey = (slug: string): string => `plan ${slug}`;

/** When a save that publishes is to take its place (epoch ms), where that is later. @param newest the state before it */
function plannedTime(data: Values | undefined, newest: Values | undefined): number | undefined {
  const at = Date.parse(String((data && 'plannedAt' in data ? data['plannedAt'] : newest?.['plannedAt']) ?? ''));
  return at > Date.now() ? at : undefined;
}

/**
 * Refuses a time of change that can mean nothing: one that has passed already would make public at once what was meant for
 * later, and one at or after the withdrawal would never be seen. A text that lay with its reviewers until its time had come is
 * published by their last step: that sends no time.
 */
function checkPlan(data: Values, newest: Values | undefined): void {
  const time = (name: string): number =>
    Date.parse(String((data[name] === undefined ? newest?.[name] : data[name]) ?? ''));
  const at = time('plannedAt');
  if (Number.isNaN(at)) return;
  const isTyped = data['plannedAt'] !== undefined && at !== Date.parse(String(newest?.['plannedAt'] ?? ''));
  if (isTyped && at <= Date.now())
    throw toError(
      new ReviewRefusal(400, 'plannedAt', '变更时间已经过去。请改填将来的时间；要马上公开，请清空变更时间'),
    );
  if (at > Date.now() && time('withdrawAt') <= at)
    throw toError(new ReviewRefusal(400, 'withdrawAt', '撤下时间必须晚于变更时间'));
}

/**
 * Makes of a save that publishes at a later time the draft that takes its place then (publishing/planned-changes.ts), with
 * all the checks of a publication.
 * @throws APIError 409 where nothing is published yet, and for many at once
 */
async function takePlan(
  req: PayloadRequest,
  slug: CollectionSlug,
  args: Arguments,
  newest?: Values,
): Promise<Arguments> {
  req.context[planKey(slug)] = false;
  if (args.data?.['_status'] !== 'published' || plannedTime(args.data, newest) === undefined) return args;
  const main = args.id === undefined ? undefined : await readMainRecord(req, slug, Number(args.id));
  if (main?._status !== 'published')
    throw toError(new ReviewRefusal(409, 'plannedAt', '变更时间用于已发布的内容；第一次发布请改填“发布时间”'));
  req.context[planKey(slug)] = true;
  return { ...args, data: { ...args.data, _status: 'draft' }, draft: true };
}

export const takeReview: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const given = args as Arguments & { duplicateFromID?: unknown; collection: { config: { versions: unknown } } };
  const slug = collection.slug as CollectionSlug;
  const act = parseAct(given.data?.['review'] ?? req.context['review']);
  noteAct(req, slug, act);
  req.context[copyKey(slug)] = given.duplicateFromID !== undefined;
  const id = given.id === undefined ? undefined : Number(given.id);
  if (operation === 'update' && id === undefined) {
    if (act) throw toError(new ReviewRefusal(400, 'review.action', '审核操作须逐条进行'));
    if (plannedTime(given.data, undefined)) throw toError(new ReviewRefusal(409, 'plannedAt', '计划变更须逐条进行'));
    req.context[planKey(slug)] = false;
    const some = req.user ? await Promise.all(columnsOf(slug).map((key) => readSteps(req, key))) : [];
    return toPayload(
      given,
      undefined,
      reviewStateOf(undefined),
      some.find((steps) => steps.length > 0) ?? [],
    ) as typeof args;
  }
  if (act && id !== undefined) await lockRecord(req, slug, id);
  const newest = id === undefined ? undefined : await readNewestVersion(req, slug, id);
  const isOut = act?.action === 'submit' || given.data?.['_status'] === 'published';
  if (isOut && given.data) checkPlan(given.data, newest);
  const column = columnOf(slug, newest?.['type'] ?? given.data?.['type']);
  const steps = column && req.user && operation === 'update' ? await readSteps(req, column) : [];
  const result = (await takePlan(
    req,
    slug,
    toPayload(given, act, reviewStateOf(newest), steps),
    newest,
  )) as typeof given;
  if (act?.action !== 'submit' && req.context[planKey(slug)] !== true) return result as typeof args;
  return { ...result, collection: { ...given.collection, config: withChecks(given.collection.config) } } as typeof args;
};

const copyKey = (slug: string): string => `copy ${slug}`;

/** Whether a user may work in every column that a save touches. */
function checkColumns(req: PayloadRequest, keys: readonly (ColumnKey | undefined)[]): void {
  for (const key of keys) {
    if (key && req.user && !hasColumn(req.user, key))
      throw toError(new ReviewRefusal(403, 'type', `“${columns[key].label}”不是您负责的栏目`));
  }
}

export const guardReview: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const slug = collection.slug as CollectionSlug;
  const isNew = operation === 'create';
  const before = isNew ? undefined : recordBefore(req, slug, originalDoc?.id);
  const newest = isNew ? undefined : ((await readNewestVersion(req, slug, Number(originalDoc?.id))) ?? before);
  const keys = [data['type'], newest?.['type'], before?.type].map((type) => columnOf(slug, type ?? undefined));
  checkColumns(req, keys);
  const column = keys.find((key) => key !== undefined) ?? (columnsOf(slug)[0] as ColumnKey);
  const isRestored = isRestore(req, slug);
  const isDraft = isDraftSave(req, slug) && (isRestored || data['_status'] !== 'published');
  const wasPublished = before?._status === 'published';
  const fields = collection.flattenedFields;
  const becomesOf = (): Save['becomes'] => {
    if (req.context[planKey(slug)] === true) return 'planned';
    if (isDraft) return 'draft';
    return data['_status'] === 'published' ? 'published' : wasPublished ? 'unpublished' : 'draft';
  };
  const stateBefore = reviewStateOf(newest);
  if (stateBefore.stage === 'planned' && isSaveOfMany(req, slug) && !binMoveOf(req, slug))
    throw toError(new ReviewRefusal(409, 'plannedAt', `“${String(newest?.['title'] ?? '')}”有计划变更，请逐条处理`));
  const verdict = judge({
    user: req.user ?? undefined,
    column,
    steps: await readSteps(req, column),
    ...stateBefore,
    act: actOf(req, slug),
    source: isRestored ? 'restored' : req.context[copyKey(slug)] === true ? 'copied' : 'typed',
    isNew,
    isTextChanged: !newest || textOf(fields, data) !== textOf(fields, newest),
    becomes: becomesOf(),
    isWithdrawal:
      !isDraft &&
      wasPublished &&
      before.withdrawn !== true &&
      data['withdrawn'] === true &&
      textOf(fields, data, 'withdrawn') === textOf(fields, before, 'withdrawn'),
    bin: binMoveOf(req, slug),
    at: new Date().toISOString(),
  });
  if (verdict.stage === 'planned') runTimerAt(Date.parse(String(data['plannedAt'] ?? '')));
  return { ...data, reviewStage: verdict.stage, reviewLog: verdict.log };
};

/** The same for a global; what is stored without draft is public. */
export const takeGlobalReview: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const slug = global.slug as GlobalSlug;
  const steps = req.user ? await readSteps(req, slug as ColumnKey) : [];
  if (operation === 'restoreVersion' && req.user && steps.length > 0) {
    // Payload would write what is public, past every hook of a save
    throw toError(new ReviewRefusal(409, '_status', '旧版本须恢复为草稿并经过审核'));
  }
  if (operation !== 'update') return args;
  const given = args as Arguments & { globalConfig: { versions: unknown } };
  const act = parseAct(given.data?.['review'] ?? req.context['review']);
  noteAct(req, slug, act);
  if (act?.action === 'takeDown') throw toError(new ReviewRefusal(409, '_status', '网站信息不能撤下'));
  const result = toPayload(given, act, reviewStateOf(await readNewestGlobal(req, slug)), steps) as typeof given;
  const isDraft = result.draft === true && result.data?.['_status'] !== 'published';
  req.context[draftKey(slug)] = isDraft;
  const whole = { ...result, data: { ...result.data, _status: isDraft ? 'draft' : 'published' } };
  if (act?.action !== 'submit') return whole;
  return { ...whole, globalConfig: withChecks(given.globalConfig) };
};

const draftKey = (slug: string): string => `draft of ${slug}`;

export const guardGlobalReview: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  const slug = global.slug as GlobalSlug;
  const column = slug as ColumnKey;
  const newest = (await readNewestGlobal(req, slug)) ?? (originalDoc as Values | undefined);
  checkColumns(req, [column]);
  const verdict = judge({
    user: req.user ?? undefined,
    column,
    steps: await readSteps(req, column),
    ...reviewStateOf(newest),
    act: actOf(req, slug),
    source: 'typed',
    isNew: false,
    isTextChanged: textOf(global.flattenedFields, data) !== textOf(global.flattenedFields, newest ?? {}),
    becomes: req.context[draftKey(slug)] === true ? 'draft' : 'published',
    isWithdrawal: false,
    bin: undefined,
    at: new Date().toISOString(),
  });
  return { ...data, reviewStage: verdict.stage, reviewLog: verdict.log };
};

/** An old version of a global comes back by an ordinary save: as a draft where it is reviewed. */
export const restoreGlobalVersion: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const slug = req.routeParams?.['global'] as GlobalSlug;
    const version = await req.payload.findGlobalVersionByID({
      slug,
      id: String(req.routeParams?.['id']),
      depth: 0,
      overrideAccess: false,
      req,
    });
    const isDraft = (await readSteps(req, slug as ColumnKey)).length > 0;
    const {
      id: _id,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      _status,
      ...data
    } = version.version as unknown as Record<string, unknown>;
    const doc = await req.payload.updateGlobal({ slug, data, draft: isDraft, depth: 0, overrideAccess: false, req });
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') });
  },
};
