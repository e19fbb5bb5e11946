/** What a save changed, as texts under the Chinese labels of the fields. */
import type { CollectionSlug, Field, PayloadRequest } from 'payload';
import { differencesOf, normal, toWords } from '../admin-ui/field-differences.ts';
import { toConfirmedFlags } from '../outages/confirmed-flags.ts';
import type { FieldTexts } from './audit-store.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is read of a field's definition. */
interface FieldLike {
  readonly name?: string;
  readonly type?: string;
  readonly label?: unknown;
  readonly fields?: readonly FieldLike[];
  readonly tabs?: readonly FieldLike[];
  readonly options?: readonly unknown[];
  readonly relationTo?: unknown;
  readonly admin?: { readonly hidden?: unknown };
}

/** Never in the trail, whatever a collection calls a field: a second lock behind the rule that only labelled fields are. */
const SECRET = /password(?!$)|^password$|salt|hash|token|session|secret|apikey|lockUntil|loginAttempts/i;
/** Shown beside the form, not in it: which flags were confirmed, by whom and when. */
const CONFIRMED = 'confirmedFlags';
const ALLOWED = new Set(['mustChangePassword']);

/** Longest text of a field, in characters, and how much of what did not change stands before a change. */
const MOST = 300;
const LEAD = 20;

/** Fields that stand in a record itself; rows, tabs and folds have no name. */
function ownFields(fields: readonly FieldLike[]): FieldLike[] {
  return fields.flatMap((field) => {
    if (field.name === undefined) return ownFields(field.fields ?? field.tabs ?? []);
    const isShown =
      field.type !== 'ui' &&
      (field.admin?.hidden !== true || field.name === CONFIRMED) &&
      /\p{Script=Han}/u.test(String(field.label));
    return isShown && (ALLOWED.has(field.name) || !SECRET.test(field.name)) ? [field] : [];
  });
}

/** The id of a relation, populated or not. */
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? (value as { id: unknown }).id : value;

/** A value without what was read along with it: relations are ids, as they are stored. */
function plain(field: FieldLike, value: unknown): unknown {
  if (field.type === 'relationship' || field.type === 'upload')
    return Array.isArray(value) ? value.map(idOf) : idOf(value);
  // In one order of keys: PostgreSQL keeps none.
  if (field.name === CONFIRMED) return toConfirmedFlags(value);
  return within(field, value, plain);
}

/** Applies a function to the fields of a group or of each row. */
function within(field: FieldLike, value: unknown, apply: (field: FieldLike, value: unknown) => unknown): unknown {
  const { fields } = field;
  if (!fields || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((row) => within(field, row, apply));
  const row = value as Values;
  return Object.fromEntries(ownFields(fields).map((one) => [one.name ?? '', apply(one, row[one.name ?? ''])]));
}

type Titles = ReadonlyMap<string, string>;

/** Ids that a value refers to, as `slug id`. */
function references(field: FieldLike, value: unknown): string[] {
  if (field.type === 'relationship' || field.type === 'upload') {
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
    return typeof field.relationTo === 'string' ? ids.map((id) => `${field.relationTo as string} ${id}`) : [];
  }
  const found: string[] = [];
  within(field, value, (one, inner) => found.push(...references(one, inner)));
  return found;
}

/** The names of records at this moment: the trail refers to nothing that may go. */
async function titlesOf(req: PayloadRequest, names: readonly string[]): Promise<Titles> {
  const titles = new Map<string, string>();
  for (const slug of new Set(names.map((name) => name.split(' ')[0] ?? ''))) {
    const collection = slug as CollectionSlug;
    const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id';
    const ids = names.filter((name) => name.startsWith(`${slug} `)).map((name) => Number(name.split(' ')[1]));
    const { docs } = await req.payload.db.find<{ id: number } & Values>({
      collection,
      where: { id: { in: ids } },
      limit: ids.length,
      pagination: false,
      req,
    });
    for (const doc of docs) titles.set(`${slug} ${doc.id}`, String(doc[title] ?? doc['filename'] ?? ''));
  }
  return titles;
}

/** A value with the words of its choices and relations in the place of codes and ids. */
function readable(field: FieldLike, value: unknown, titles: Titles): unknown {
  const each = (toWord: (one: unknown) => unknown) => (Array.isArray(value) ? value.map(toWord) : toWord(value));
  if (field.options) {
    const labels = new Map(field.options.map((option) => [(option as Values)['value'], (option as Values)['label']]));
    return each((code) => labels.get(code) ?? code);
  }
  if (field.type === 'relationship' || field.type === 'upload')
    return each((id) =>
      typeof id === 'number' ? titles.get(`${String(field.relationTo)} ${id}`) || '已删除的内容' : id,
    );
  return within(field, value, (one, inner) => readable(one, inner, titles));
}

const cut = (text: string): string => {
  const characters = [...text];
  return characters.length <= MOST ? text : `${characters.slice(0, MOST).join('')}…`;
};

/** Two long texts from shortly before their first difference on. */
function excerpts(before: string, after: string): [string, string] {
  if (before.length <= MOST && after.length <= MOST) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = before === '' || after === '' ? 0 : Math.max(0, same - LEAD);
  // A character that was cut in two is none.
  const part = (text: string): string => cut(from > 0 ? `…${text.slice(from).replace(/^\p{Surrogate}/u, '')}` : text);
  return [part(before), part(after)];
}

/** What of a rich text is no word: format, pictures, links. */
const NOT_IN_WORDS = '（文字未变，格式、图片或链接有改动）';

/**
 * The fields that a save changed.
 * @param before,after undefined: there was, or is, no record
 */
export async function changedTexts(
  req: PayloadRequest,
  fields: readonly Field[],
  before: Values | undefined,
  after: Values | undefined,
): Promise<{ before: FieldTexts; after: FieldTexts; names: string[] }> {
  const own = ownFields(fields as readonly FieldLike[]);
  const toPlain = (values: Values = {}) =>
    Object.fromEntries(own.map((field) => [field.name ?? '', plain(field, values[field.name ?? ''])]));
  const [was, is] = [toPlain(before), toPlain(after)];
  const names = new Set(differencesOf(own, was, is).map(({ name }) => name));
  if (JSON.stringify(normal(was[CONFIRMED])) !== JSON.stringify(normal(is[CONFIRMED]))) names.add(CONFIRMED);
  const changed = own.filter(({ name }) => names.has(name ?? ''));
  const titles = await titlesOf(
    req,
    changed.flatMap((field) => [was, is].flatMap((values) => references(field, values[field.name ?? '']))),
  );
  const texts: { before: Record<string, string>; after: Record<string, string> } = { before: {}, after: {} };
  for (const field of changed) {
    const label = String(field.label);
    const wordsOf = (values: Values) => toWords(readable(field, values[field.name ?? ''], titles));
    const words = [wordsOf(was), wordsOf(is)] as const;
    const [old, now] =
      before && after && words[0] === words[1] ? [words[0].slice(0, LEAD), NOT_IN_WORDS] : excerpts(...words);
    if (before) texts.before[label] = old;
    if (after) texts.after[label] = now;
  }
  return { ...texts, names: [...names] };
}
