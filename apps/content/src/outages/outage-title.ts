/** The title of an outage whose editor wrote none. */
import { outageKinds } from '@yunxia/contract/outage-kinds';
import type { CollectionBeforeValidateHook } from 'payload';
import { TEXT_LIMITS } from '../fields/text.ts';

type Fields = Readonly<Record<string, unknown>>;

const toNames = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string' && name.trim() !== '') : [];

/** Villages that a title names; the rest is a number. */
const NAMED = 2;

/**
 * Begins with the place, as the rows of the lists do: `石坪县松坪乡松坪村、竹沟村等3处计划停电（10千伏松坪支线）`. A notice whose
 * first region is a whole county or town is named after it.
 */
export function toOutageTitle({ kind, regions, lines, transformers }: Fields): string {
  const all: readonly Fields[] = Array.isArray(regions) ? regions : [];
  const { county, town, villages } = all[0] ?? {};
  const count = all.reduce((sum, region) => sum + Math.max(1, toNames(region['villages']).length), 0);
  const named = toNames(villages).slice(0, NAMED);
  const place = [county, town, named.join('、')].map((name) => String(name ?? '')).join('');
  const what = outageKinds[kind as keyof typeof outageKinds] ?? '停电';
  const equipment = toNames(lines)[0] ?? toNames(transformers)[0];
  const title = `${place}${count > Math.max(1, named.length) ? `等${count}处` : ''}${what}${equipment ? `（${equipment}）` : ''}`;
  return title.slice(0, TEXT_LIMITS.title);
}

/** Writes the title that the editor left empty; before the title is required. */
export const fillOutageTitle: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const notice: Fields = { ...originalDoc, ...data };
  if (notice['type'] === 'overhaul' && !String(notice['title'] ?? '').trim()) data['title'] = toOutageTitle(notice);
  return data;
};
