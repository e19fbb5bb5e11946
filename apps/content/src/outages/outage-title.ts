/** The title of an outage whose editor wrote none. */
import { outageKinds } from '@yunxia/contract/outage-kinds';
import type { CollectionBeforeValidateHook } from 'payload';
import { TEXT_LIMITS } from '../fields/text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `关于石坪县10千伏松坪支线计划停电的公告`. */
export function toOutageTitle({ kind, regions, lines, transformers }: Fields): string {
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
  const { county, town } = (first(regions) ?? {}) as Fields;
  const what = outageKinds[kind as keyof typeof outageKinds] ?? '停电';
  const named = first(lines) ?? first(transformers) ?? town ?? '';
  return `关于${String(county ?? '')}${String(named)}${what}的公告`.slice(0, TEXT_LIMITS.title);
}

/** Writes the title that the editor left empty; before the title is required. */
export const fillOutageTitle: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const notice: Fields = { ...originalDoc, ...data };
  if (notice['type'] === 'overhaul' && !String(notice['title'] ?? '').trim()) data['title'] = toOutageTitle(notice);
  return data;
};
