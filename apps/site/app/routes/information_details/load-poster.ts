import type { Api } from '@yunxia/contract/client';
import type { ArgsOf } from '../../api/load-screen.ts';
import { notFound } from '../../api/load.ts';
import { load as loadNotice } from './load-notice.ts';
import type { poster } from './poster.screen.ts';

/** An outage to pin up; other notices have no such page. */
export async function load(api: Api, args: ArgsOf<typeof poster>) {
  const loaded = await loadNotice(api, args);
  if (loaded.info.type !== 'overhaul') throw notFound();
  return loaded;
}
