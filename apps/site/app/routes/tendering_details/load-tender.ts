import type { Api } from '@yunxia/contract/client';
import { ContentError } from '@yunxia/contract/content-error';
import { purchaseInfo } from '@yunxia/contract/purchase';
import type { DataOf, ScreenArgs } from '../../api/load-screen.ts';
import { movedTo, readId } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { recordQuery } from '../../screens/query-fields.ts';
import { detailHref } from '../../site-map.ts';
import type { tenderDetails } from './tendering-details.screen.ts';

/** 0: the tenders of today; 1: the archive of the former site. Each has ids and a page of its own. */
type Archive = '0' | '1';

const paths = { 0: '/tendering_details', 1: '/old_tendering_details' } as const;

/**
 * One tender notice; `now` is the server's time, epoch ms. A record that only the other of the two has lives on the
 * other page: a URL of the former site keeps leading to it.
 */
export async function load(
  api: Api,
  { url, request, signal }: ScreenArgs<typeof recordQuery, { readonly archive: Archive }>,
) {
  const id = readId(url);
  const archive = request.archive === '1' ? 1 : 0;
  try {
    const { info } = await api(purchaseInfo, { id, archive }, { signal });
    return { info, now: serverNow() };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const other = archive === 0 ? 1 : 0;
    const isThere = await api(purchaseInfo, { id, archive: other }, { signal }).then(
      () => true,
      () => false,
    );
    throw isThere ? movedTo(detailHref(paths[other], id)) : error;
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof ContentError && error.kind === 'rejected' && error.code === 404;

export type TenderData = DataOf<typeof tenderDetails>;
