/** What differs between two states of a record, in words that an editor can compare. */
import { toMinuteText } from '@yunxia/contract/time';

/** What is read of a field's definition in the admin. */
interface FieldLike {
  readonly name?: string;
  readonly type?: string;
  readonly label?: unknown;
  readonly fields?: readonly FieldLike[];
  readonly tabs?: readonly FieldLike[];
}

export interface FieldDifference {
  readonly name: string;
  readonly label: string;
  /** The two values as text; '' for none. */
  readonly mine: string;
  readonly theirs: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Written by the server with each save, so that they always differ. */
const OWN_FIELDS = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'savedBy',
  '_status',
  'reviewStage',
  'reviewLog',
  'confirmedFlags',
  'leadDays',
]);
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** The words of a value: its texts, numbers and times, without the structure around them. */
export function toWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string') return TIME.test(value) ? toMinuteText(Date.parse(value)) : value;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(toWords).filter(Boolean).join('；');
  const record = value as Values;
  if ('root' in record) return richTextWords(record['root']);
  return Object.entries(record)
    .filter(([name]) => name !== 'id')
    .map(([, part]) => toWords(part))
    .filter(Boolean)
    .join('，');
}

function richTextWords(node: unknown): string {
  const { text, type, children } = node as { text?: unknown; type?: unknown; children?: unknown };
  if (typeof text === 'string') return text;
  if (!Array.isArray(children)) return type === 'upload' ? '［图片］' : '';
  const parts = children.map(richTextWords);
  return type === 'root' ? parts.filter(Boolean).join('\n') : parts.join('');
}

/** Names and labels of the fields that stand in a record itself; rows, tabs and folds have no name. */
function namedFields(fields: readonly FieldLike[]): (FieldLike & { readonly name: string; readonly label: string })[] {
  return fields.flatMap((field) => {
    const { name, label } = field;
    if (name !== undefined && field.type !== 'ui')
      return [{ ...field, name, label: typeof label === 'string' ? label : name }];
    return namedFields(field.fields ?? field.tabs ?? []);
  });
}

/** A field's value; the form has the number of rows, 0, for a list without any. */
const valueOf = ({ type, name }: FieldLike & { readonly name: string }, values: Values): unknown =>
  type === 'array' && values[name] === 0 ? null : values[name];

/** A value without what both databases and the form may write differently for the same one. */
export function normal(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normal);
  if (typeof value === 'string' && TIME.test(value)) return Date.parse(value);
  if (typeof value !== 'object' || value === null) return value;
  // rows get their own id with each save of a form
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, part]) => [name, normal(part)] as const)
    .filter(([, part]) => part !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The fields whose values differ, in the order of the form. */
export function differencesOf(fields: readonly FieldLike[], mine: Values, theirs: Values): FieldDifference[] {
  return namedFields(fields)
    .filter(({ name }) => !OWN_FIELDS.has(name))
    .map((field) => ({ field, sides: [valueOf(field, mine), valueOf(field, theirs)] as const }))
    .filter(({ sides: [one, other] }) => JSON.stringify(normal(one)) !== JSON.stringify(normal(other)))
    .map(({ field: { name, label }, sides: [one, other] }) => ({
      name,
      label,
      mine: toWords(one),
      theirs: toWords(other),
    }));
}
