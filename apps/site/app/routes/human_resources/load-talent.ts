import type { Api } from '@yunxia/contract/client';
import { recruitList, type RecruitType } from '@yunxia/contract/recruit';
import { strategyList } from '@yunxia/contract/strategy';
import { load as loadColumn } from '../../api/load-column.ts';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { toTalentParts } from '../../model/company/strategy.ts';
import { toTalent, toTalentPosts } from '../../model/company/talent.ts';
import type { talent } from './talent.screen.ts';

/** Posts among which the nearest deadline is looked for. */
const POSTS = 50;

/** The column 人才战略, the parts of the strategy that speak of talent, and the open posts; without these the column stands alone. */
export async function load(api: Api, args: ArgsOf<typeof talent>) {
  const { signal } = args;
  const parts = optional(
    api(strategyList, {}, { signal }).then(({ list }) => toTalentParts(list)),
    [],
  );
  const openPosts = (type: RecruitType) =>
    optional(
      api(recruitList, { type, status: 'open', limit: POSTS }, { signal }).then(({ list, total }) => ({
        list,
        count: total,
      })),
      null,
    );
  const [campus, society] = [openPosts('campus'), openPosts('society')];
  const { info } = await loadColumn(api, args);
  return { ...toTalent(info), parts: await parts, posts: toTalentPosts(await campus, await society) };
}

export type TalentData = DataOf<typeof talent>;
