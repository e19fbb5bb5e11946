/** What the stub answers of shareholders and governance beside the items. Node only. */
import { exampleItems, readExample } from './examples.ts';

/** The holders of a day; of the latest where none is asked for. @param now epoch ms */
export function stubHolders({ asOf }: Record<string, unknown>, now: number): object {
  const items = exampleItems('holder-list', now);
  const days = [...new Set(items.map((item) => String(item['asOf'])))].toSorted().toReversed();
  const day = asOf ?? days[0] ?? null;
  const list = items.filter((item) => item['asOf'] === day);
  const { source, holderCount, note } = readExample('holder-list', 'list');
  const words = list.length > 0 ? { source, holderCount, note } : {};
  return { list, total: list.length, asOf: day, days, ...words };
}

/** All of governance. @param now epoch ms */
export function stubPeople(now: number): object {
  const list = exampleItems('person-list', now);
  const { rules, meetings } = readExample('person-list', 'list');
  return { list, total: list.length, rules, meetings };
}
