import { noticeInfo } from '@yunxia/contract/notice';
import type { LoaderFunctionArgs } from 'react-router';
import { answerEventFile } from '../../api/event-file.server.ts';
import { toActivityEvent } from '../../model/investor/investor-event.ts';

/** `/feeds/investor-event.ics?id=3`: one activity for the reader's calendar, a general meeting with its place and record date. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerEventFile(args, {
    name: 'investor-event',
    read: async (api, id, signal) => (await api(noticeInfo, { id }, { signal })).info,
    toEvent: (info, siteInfo, origin) => (info.type === 'activity' ? toActivityEvent(info, siteInfo, origin) : null),
    missing: '没有这个投资者活动',
    untimed: '或活动时间未定',
  });
