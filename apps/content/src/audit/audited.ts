/** Hooks that write every save of every collection and global to the audit trail, in the transaction of the save. */
import { parseTime, toMinuteText } from '@yunxia/contract/time';
import type { CollectionAfterDeleteHook, CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload';
import type { Deed, Entry } from '../access/review.ts';
import { stepNames } from '../access/rights.ts';
import { binMoveOf } from '../hooks/bin.ts';
import { recordAfter, recordBefore } from '../hooks/publication.ts';
import { reviewStateOf } from '../hooks/review.ts';
import { addressOf } from '../sign-in-guard.ts';
import { agentOf } from './agent.ts';
import { type AuditAction, SCRIPT } from './audit-actions.ts';
import { addAuditRow, type AuditEntry } from './audit-store.ts';
import { changedTexts } from './changed-texts.ts';

type State = Readonly<Record<string, unknown>>;

/** In the context of a request: a remark for the rows of what it saves and deletes. */
export const AUDIT_NOTE = 'audit note';

/** Who made a request, and from where. A command has neither. */
export function actorOf({
  user,
  headers,
}: Pick<PayloadRequest, 'user' | 'headers'>): Pick<AuditEntry, 'actor' | 'account' | 'address' | 'agent'> {
  if (!user) return { actor: SCRIPT, account: '', address: '', agent: '' };
  const address = headers ? addressOf(headers) : '';
  return {
    actor: user.name,
    account: user.username ?? '',
    address: address === 'unknown' ? '' : address,
    agent: agentOf(headers?.get('user-agent') ?? ''),
  };
}

const contextKey = (slug: string, what: string): string => `audit ${slug} ${what}`;

/** Remembers what a request does to a collection; what hooks read meanwhile is nothing that it does. */
function noteOperation(context: Record<string, unknown>, slug: string, operation: string): void {
  if (/^(?:create|update|restoreVersion)$/.test(operation)) context[contextKey(slug, 'operation')] = operation;
}

/** A record as it was saved; what the answer leaves out (`select`, access) is in the data that were saved. */
const savedState = (doc: State, data: State | undefined): State => ({ ...data, ...doc });

/** Of an account everything but its names is a right or the way in. */
const NAMES_OF_USER = new Set(['name', 'username', 'email', 'mustChangePassword']);

function actionOfUser(hasPassword: boolean, names: readonly string[]): AuditAction {
  if (hasPassword) return 'password';
  return names.some((name) => !NAMES_OF_USER.has(name)) ? 'role' : 'save';
}

/** What a save of a record with drafts did. @param before,after the record in its table: what the public reads */
function actionOfDraft(state: State, before: State | undefined, after: State | undefined): AuditAction {
  const wasPublic = before?.['_status'] === 'published';
  if (state['_status'] !== 'published') return wasPublic && after?.['_status'] === 'draft' ? 'unpublish' : 'draft';
  return state['withdrawn'] === true && before?.['withdrawn'] !== true ? 'withdraw' : 'publish';
}

/** What the review of a text says of a save, and under which name the trail has it; of other saves the state tells. */
const REVIEW_ACTIONS: Partial<Record<Deed, AuditAction>> = {
  submitted: 'submit',
  passed: 'approve',
  returned: 'return',
  urgent: 'urgent',
  forced: 'pastSteps',
  planned: 'plan',
};

/** What a save did in the review of a text; undefined: nothing. The line of a save is the newest one. */
function reviewOf(before: State | undefined, after: State): { action: AuditAction; note: string } | undefined {
  const newest = (state: State | undefined): Entry | undefined => reviewStateOf(state).log.at(-1);
  const entry = newest(after);
  const action = entry && REVIEW_ACTIONS[entry.what];
  if (!entry || !action || entry.at === newest(before)?.at) return undefined;
  const at = after['reviewStage'] === 'planned' && parseTime(String(after['plannedAt'] ?? ''));
  const words = [
    entry.step && stepNames[entry.step],
    entry.isOut && entry.step && '发布',
    at && `定于 ${toMinuteText(at)}`,
    entry.reason,
  ];
  return { action, note: words.filter(Boolean).join('，') };
}

/** Actions that change what the public reads: they are compared with that, not with the newest draft. */
const PUBLIC_ACTIONS: ReadonlySet<AuditAction> = new Set<AuditAction>(['publish', 'withdraw', 'unpublish']);

interface Saved {
  slug: string;
  fields: readonly Field[];
  /** Name of the field that is the record's title. */
  titled: string;
  record: string;
}

async function addSave(
  req: PayloadRequest,
  { slug, fields, titled, record }: Saved,
  [before, after]: readonly [State | undefined, State | undefined],
  action: AuditAction | ((names: readonly string[]) => AuditAction),
  note = '',
): Promise<void> {
  const { names, ...texts } = await changedTexts(req, fields, before, after);
  const state = after ?? before ?? {};
  const title = String(state[titled] ?? state['filename'] ?? '');
  await addAuditRow(
    req.payload,
    {
      ...actorOf(req),
      ...{ collection: slug, record, title, ...texts, note },
      action: typeof action === 'function' ? action(names) : action,
    },
    req,
  );
}

/** The fields of a collection, with those that Payload adds and that people see. */
function fieldsOf({ auth, upload, fields }: CollectionConfig): Field[] {
  const added: [string, string][] = [
    ...(auth
      ? ([
          ['username', '用户名'],
          ['email', '邮箱'],
        ] as [string, string][])
      : []),
    ...(upload ? ([['filename', '文件名']] as [string, string][]) : []),
  ];
  return [...added.map(([name, label]): Field => ({ name, label, type: 'text' })), ...fields];
}

/** A collection whose saves are audited. */
export function auditedCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  const titled = collection.admin?.useAsTitle ?? 'id';
  const fields = fieldsOf(collection);
  const savedOf = (id: unknown): Saved => ({ slug, fields, titled, record: String(id) });
  const auditDelete: CollectionAfterDeleteHook = ({ doc, id, req }) =>
    addSave(req, savedOf(id), [doc as State, undefined], 'delete', String(req.context[AUDIT_NOTE] ?? ''));
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ({ args, context, operation }) => {
          noteOperation(context, slug, operation);
          return args;
        },
      ],
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        ({ context, data }) => {
          if (collection.auth) context[contextKey(slug, 'password')] = Boolean(data['password']);
          return data;
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ context, data, doc, operation, previousDoc, req }) => {
          const isNew = operation === 'create';
          const after = savedState(doc, data);
          const [mainBefore, mainAfter] = isNew
            ? [undefined, doc as State]
            : [recordBefore(req, slug, doc.id), recordAfter(req, slug, doc.id)];
          const isRestored = context[contextKey(slug, 'operation')] === 'restoreVersion';
          const hasPassword = context[contextKey(slug, 'password')] === true;
          const hasDrafts = '_status' in after;
          const bin = hasDrafts ? binMoveOf(req, slug) : undefined;
          const ofDraft = actionOfDraft(after, mainBefore, mainAfter);
          const before = isNew
            ? undefined
            : hasDrafts && !bin && PUBLIC_ACTIONS.has(ofDraft)
              ? mainBefore?.['_status'] === 'published'
                ? mainBefore
                : undefined
              : (previousDoc as State);
          const review = hasDrafts ? reviewOf(previousDoc as State, after) : undefined;
          const actionOf = (names: readonly string[]): AuditAction => {
            if (review) return review.action;
            if (bin) return bin === 'in' ? 'trash' : 'untrash';
            if (isRestored) return 'restore';
            if (hasDrafts && (!isNew || ofDraft === 'publish')) return ofDraft;
            if (isNew) return 'create';
            return collection.auth ? actionOfUser(hasPassword, names) : 'save';
          };
          const note = review?.note ?? String(req.context[AUDIT_NOTE] ?? '');
          await addSave(req, savedOf(doc.id), [before, after], actionOf, note);
        },
      ],
      afterDelete: [...(hooks?.afterDelete ?? []), auditDelete],
      ...(collection.auth
        ? {
            afterLogout: [
              ...(hooks?.afterLogout ?? []),
              ({ req }) => addAuditRow(req.payload, { ...actorOf(req), action: 'signOut' }, req),
            ],
          }
        : {}),
    },
  };
}

/** A global whose saves are audited. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global;
  const label = String(global.label);
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ({ args, context, operation }) => {
          noteOperation(context, slug, operation);
          return args;
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ context, data, doc, previousDoc, req }) => {
          const isRestored = context[contextKey(slug, 'operation')] === 'restoreVersion';
          const saved = { slug, fields: global.fields, titled: 'title', record: '' };
          const after: State = { ...savedState(doc, data), title: label };
          const review = reviewOf(previousDoc as State, after);
          const action = isRestored ? 'restore' : after['_status'] === 'draft' ? 'draft' : 'save';
          await addSave(req, saved, [previousDoc as State, after], review?.action ?? action, review?.note);
        },
      ],
    },
  };
}
