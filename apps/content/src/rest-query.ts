/** Refuses what Payload's REST would pass on to the database as it is: queries, ids and values that are none. */
import type { FlattenedField, Payload } from 'payload';

/** A reason in Chinese, and the field at fault where there is one. */
export interface Fault {
  message: string;
  path?: string;
}

/** Largest id of a row, and largest number of a page. */
const LARGEST = 2_147_483_647;
const MOST_LIMIT = 10_000;
const MOST_DEPTH = 10;
const MOST_CONDITIONS = 200;
const MOST_NESTED = 8;
const MOST_VALUES = 1000;

const COMPARISONS = ['equals', 'not_equals', 'in', 'not_in', 'exists'];
const ORDERS = ['less_than', 'less_than_equal', 'greater_than', 'greater_than_equal'];
const TEXTS = ['like', 'not_like', 'contains'];
/** Operators by what a field holds; those of places on a map are of no field here. */
const OPERATORS: Readonly<Record<string, ReadonlySet<string>>> = {
  id: new Set([...COMPARISONS, ...ORDERS]),
  number: new Set([...COMPARISONS, ...ORDERS]),
  date: new Set([...COMPARISONS, ...ORDERS]),
  checkbox: new Set(COMPARISONS),
  other: new Set([...COMPARISONS, ...ORDERS, ...TEXTS]),
};

const FAULTS = {
  where: '查询条件不正确',
  large: '查询条件过多或嵌套过深',
  page: '页码（page）应为正整数',
  limit: `每页条数（limit）应为 0 至 ${MOST_LIMIT} 的整数`,
  depth: `关联层数（depth）应为 0 至 ${MOST_DEPTH} 的整数`,
  sort: '排序（sort）的字段不正确',
  id: '编号不正确',
  text: '请求中有不可用的字符',
  body: '提交的内容不正确',
} as const;

const isInteger = (value: unknown, least: number, most: number): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  /^\d{1,10}$/.test(String(value)) &&
  Number(value) >= least &&
  Number(value) <= most;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether anything in it holds the character that no database takes. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || hasNul(inner));
}

/** What a field holds, as far as a value of it can be wrong. */
function kindOf(path: readonly string[], fields: readonly FlattenedField[]): string | undefined {
  const [name, ...rest] = path;
  if (name === 'version' && rest.length > 0) return kindOf(rest, fields);
  if ((name === 'id' || name === 'parent') && rest.length === 0) return 'id';
  if ((name === 'createdAt' || name === 'updatedAt') && rest.length === 0) return 'date';
  const field = fields.find((one) => 'name' in one && one.name === name);
  if (!field) return name === 'latest' || name === 'autosave' ? 'checkbox' : name === '_status' ? 'other' : undefined;
  if (field.type === 'relationship' || field.type === 'upload') {
    if (rest.length > 1 || (rest.length === 1 && rest[0] !== 'value')) return 'other';
    return Array.isArray(field.relationTo) && rest.length === 0 ? 'other' : 'id';
  }
  if (rest.length > 0) return 'flattenedFields' in field ? kindOf(rest, field.flattenedFields) : undefined;
  if (field.type === 'richText' || field.type === 'json') return undefined;
  return field.type in OPERATORS ? field.type : 'other';
}

function isValue(kind: string, operator: string, value: unknown): boolean {
  if (Array.isArray(value)) {
    return (
      (operator === 'in' || operator === 'not_in') &&
      value.length <= MOST_VALUES &&
      value.every((one) => !Array.isArray(one) && isValue(kind, 'equals', one))
    );
  }
  if (typeof value === 'object' && value !== null) return false;
  const text = String(value);
  if (text.length > 2000) return false;
  if (operator === 'exists') return /^(?:true|false)$/.test(text);
  if ((operator === 'in' || operator === 'not_in') && text.includes(',')) {
    return isValue(kind, operator, text.split(','));
  }
  // the admin asks for what has no value by either
  if (value === null || text === 'null' || text === '') return kind !== 'id' || text !== '';
  if (kind === 'id') return isInteger(text, 0, LARGEST);
  if (kind === 'number') return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text);
  if (kind === 'date') return /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text));
  if (kind === 'checkbox') return /^(?:true|false|[01])$/.test(text);
  return true;
}

class WhereReader {
  readonly #fields: readonly FlattenedField[];
  #conditions = 0;

  constructor(fields: readonly FlattenedField[]) {
    this.#fields = fields;
  }

  /** What is wrong with a condition; undefined: nothing. */
  fault(where: unknown, nested = 0): keyof typeof FAULTS | undefined {
    if (nested > MOST_NESTED) return 'large';
    if (!isObject(where)) return 'where';
    for (const [name, value] of Object.entries(where)) {
      const fault = /^(?:and|or)$/i.test(name) ? this.#listFault(value, nested) : this.#fieldFault(name, value);
      if (fault) return fault;
    }
    return undefined;
  }

  #listFault(list: unknown, nested: number) {
    if (!Array.isArray(list)) return 'where';
    for (const item of list) {
      const fault = this.fault(item, nested + 1);
      if (fault) return fault;
    }
    return undefined;
  }

  #fieldFault(name: string, condition: unknown) {
    const kind = kindOf(name.split('.'), this.#fields);
    if (kind === undefined || !isObject(condition)) return 'where';
    for (const [operator, value] of Object.entries(condition)) {
      this.#conditions += 1;
      if (this.#conditions > MOST_CONDITIONS) return 'large';
      if (!OPERATORS[kind]?.has(operator) || !isValue(kind, operator, value)) return 'where';
    }
    return undefined;
  }
}

function whereFault(where: unknown, fields: readonly FlattenedField[]): keyof typeof FAULTS | undefined {
  if (where === undefined || where === '') return undefined;
  if (typeof where !== 'string') return new WhereReader(fields).fault(where);
  try {
    return new WhereReader(fields).fault(JSON.parse(where));
  } catch {
    return 'where';
  }
}

function sortFault(sort: unknown, fields: readonly FlattenedField[]): 'sort' | undefined {
  if (sort === undefined || sort === '') return undefined;
  const names = (Array.isArray(sort) ? sort : String(sort).split(',')).filter((name) => name !== '');
  const isSortable = (name: unknown): boolean =>
    typeof name === 'string' && kindOf(name.replace(/^-/, '').split('.'), fields) !== undefined;
  return names.length <= 5 && names.every(isSortable) ? undefined : 'sort';
}

/** Payload's endpoints beside `/<collection>/<id>`. */
const NAMED = /^(?:count|login|logout|me|refresh-token|unlock|file|paste-url|distinct)$/;

/** Whether a collection has an endpoint of ours under a word, as `/notices/outage-import`. */
function hasOwnEndpoint(payload: Payload, collection: string, word: string): boolean {
  const collections: Record<string, { config: { endpoints: readonly { path: string }[] | false } } | undefined> =
    payload.collections;
  const endpoints = Object.hasOwn(collections, collection) ? collections[collection]?.config.endpoints : undefined;
  return (endpoints || []).some(({ path }) => !word.startsWith(':') && path.split('/')[1] === word);
}

/** Whether the ids in a path can be ids. */
function hasIds(payload: Payload, [collection = '', first, ...rest]: readonly string[]): boolean {
  const [second] = rest;
  if (collection === 'globals')
    return rest[0] !== 'versions' || rest[1] === undefined || isInteger(rest[1], 1, LARGEST);
  // named by words: a preference, a picture of the manual
  if (collection === 'payload-preferences' || collection === 'manual') return second === undefined;
  if (first === undefined) return true;
  if (/^(?:versions|access)$/.test(first)) return second === undefined || isInteger(second, 1, LARGEST);
  return NAMED.test(first) || isInteger(first, 1, LARGEST) || hasOwnEndpoint(payload, collection, first);
}

function fieldsOf(payload: Payload, [collection = '', global]: readonly string[]): readonly FlattenedField[] {
  if (collection === 'globals') {
    return payload.globals.config.find(({ slug }) => slug === global)?.flattenedFields ?? [];
  }
  const collections: Record<string, { config: { flattenedFields: FlattenedField[] } } | undefined> =
    payload.collections;
  return Object.hasOwn(collections, collection) ? (collections[collection]?.config.flattenedFields ?? []) : [];
}

/**
 * What is wrong with the path or the query of a request, in Chinese; undefined: nothing.
 * @param path segments after `/cms/api`
 * @param query as Payload parsed it
 */
export function queryFault(
  payload: Payload,
  path: readonly string[],
  query: Readonly<Record<string, unknown>>,
): Fault | undefined {
  if (hasNul(query) || hasNul(path)) return { message: FAULTS.text };
  if (!hasIds(payload, path)) return { message: FAULTS.id };
  const { page, limit, depth, where, sort, data, select, populate, joins } = query;
  const fields = fieldsOf(payload, path);
  const areShapes = [select, populate, joins].every(
    (shape) => shape === undefined || isObject(shape) || shape === 'false',
  );
  const fault: keyof typeof FAULTS | undefined | false =
    (page !== undefined && !isInteger(page, 1, LARGEST) && 'page') ||
    (limit !== undefined && !isInteger(limit, 0, MOST_LIMIT) && 'limit') ||
    (depth !== undefined && !isInteger(depth, 0, MOST_DEPTH) && 'depth') ||
    whereFault(where, fields) ||
    sortFault(sort, fields) ||
    ((!areShapes || data !== undefined) && 'where');
  return fault ? { message: FAULTS[fault] } : undefined;
}

const isTime = (value: unknown): boolean =>
  value === '' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));

/** Whether a field can hold a value at all. Whether it may is Payload's validation, which takes this for granted. */
function canHold(field: FlattenedField, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  switch (field.type) {
    case 'text':
    case 'select':
      if (field.name === '_status') return value === 'draft' || value === 'published';
      return field.hasMany
        ? Array.isArray(value) && value.every((one) => typeof one === 'string')
        : typeof value === 'string';
    case 'textarea':
    case 'email':
    case 'code':
    case 'radio':
      return typeof value === 'string';
    case 'date':
      return isTime(value);
    case 'richText':
      return isObject(value);
    case 'group':
    case 'tab':
      return isObject(value) && canHoldAll(field.flattenedFields, value);
    case 'array':
      // the admin sends the number of rows when there are none
      return Array.isArray(value)
        ? value.every((row) => isObject(row) && canHoldAll(field.flattenedFields, row))
        : value === 0 || value === '';
    default:
      return true;
  }
}

const canHoldAll = (fields: readonly FlattenedField[], values: Readonly<Record<string, unknown>>): boolean =>
  fields.every((field) => canHold(field, values[field.name]));

/** What is wrong with the values that a request sends for a record: in Chinese, and at which field; undefined: nothing. */
export function bodyFault(payload: Payload, path: readonly string[], body: unknown): Fault | undefined {
  if (!isObject(body)) return { message: FAULTS.body };
  const [collection, first] = path;
  const isOfRecord = collection === 'globals' || first === undefined || isInteger(first, 1, LARGEST);
  const field = isOfRecord && fieldsOf(payload, path).find((one) => !canHold(one, body[one.name]));
  if (!field) return undefined;
  const label = 'label' in field && typeof field.label === 'string' ? `：${field.label}` : '';
  return { message: `${FAULTS.body}${label}`, path: field.name };
}
