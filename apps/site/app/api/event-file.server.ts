import type { Api } from '@yunxia/contract/client';
import { ContentError } from '@yunxia/contract/content-error';
import type { LoaderFunctionArgs } from 'react-router';
import { eventAnswer } from './calendar-answer.server.ts';
import { refuseUnknownFields } from './known-fields.server.ts';
import { readId } from './load.ts';
import { loadContext } from './load-context.server.ts';
import { loadFrame } from './site-info.server.ts';
import { recordRefusal } from './unavailable.server.ts';

type EventOf = Parameters<typeof eventAnswer>[2];
type SiteInfoOf = Parameters<typeof eventAnswer>[1];

/** A calendar file of one record. */
export interface EventFile<Item> {
  /** Name of the file before the id. */
  readonly name: string;
  /** Reads the record. @throws ContentError */
  readonly read: (api: Api, id: number, signal: AbortSignal) => Promise<Item>;
  /** null: it has no such time. */
  readonly toEvent: (item: Item, siteInfo: SiteInfoOf, origin: string) => EventOf | null;
  /** Said of a record that is not there: 404. */
  readonly missing: string;
  /** Said after it of one without such a time: 404. */
  readonly untimed: string;
}

/** Answers `/feeds/<name>.ics?id=`: 404 without record or time, 410 for a withdrawn record, 503 while the content server is down. */
export const answerEventFile = async <Item>(
  { request, context }: LoaderFunctionArgs,
  { name, read, toEvent, missing, untimed }: EventFile<Item>,
): Promise<Response> => {
  const url = new URL(request.url);
  const refusal = refuseUnknownFields(url, ['id']);
  if (refusal) return refusal;
  const id = readId(url);
  const content = context.get(loadContext);
  try {
    const [item, { siteInfo }] = await Promise.all([read(content.api, id, request.signal), loadFrame(content)]);
    const event = toEvent(item, siteInfo, content.origin);
    if (event === null) return new Response(`${missing}，${untimed}`, { status: 404 });
    return eventAnswer(request, siteInfo, event, `${name}-${id}`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return recordRefusal(error, missing);
  }
};
