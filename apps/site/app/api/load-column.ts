import type { Api } from '@yunxia/contract/client';
import { type SpecialColumnInfo, type SpecialColumnKey, specialColumnInfo } from '@yunxia/contract/special-column';
import type { ScreenArgs, WithBanner } from './load-screen.ts';

/** The special column of a screen. */
export async function load(api: Api, { request, signal }: ScreenArgs<unknown, { readonly key: SpecialColumnKey }>) {
  const { info } = await api(specialColumnInfo, request, { signal });
  return { info };
}

/** A special column with the banner of its section. */
export interface ColumnData extends WithBanner {
  readonly info: SpecialColumnInfo;
}
