import type { Api } from '@yunxia/contract/client';
import { ContentError } from '@yunxia/contract/content-error';
import { newsList } from '@yunxia/contract/news';
import { load as loadColumn } from '../../api/load-column.ts';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { toNewsRow } from '../../model/news/news.ts';
import { toPress } from '../../model/news/press.ts';
import type { press } from './press.screen.ts';

const RELEASES = 5;

/** Logo files and news are there before the editors have written the page. */
const unlessMissing = (error: unknown): { info: undefined } => {
  if (error instanceof ContentError && error.kind === 'rejected' && error.code === 404) return { info: undefined };
  throw error;
};

/** What the editors wrote for journalists, and the newest news of the group; without these the page stands alone. */
export async function load(api: Api, args: ArgsOf<typeof press>) {
  const releases = optional(
    api(newsList, { type: 'important', limit: RELEASES }, { signal: args.signal }).then(({ list }) =>
      list.map(toNewsRow),
    ),
    [],
  );
  const { info } = await loadColumn(api, args).catch(unlessMissing);
  return { ...toPress(info), releases: await releases };
}

export type PressData = DataOf<typeof press>;
