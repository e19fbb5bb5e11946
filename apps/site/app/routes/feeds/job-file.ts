import { recruitInfo } from '@yunxia/contract/recruit';
import type { LoaderFunctionArgs } from 'react-router';
import { answerEventFile } from '../../api/event-file.server.ts';
import { toJobEvent } from '../../model/recruit/job-event.ts';

/** `/feeds/job.ics?id=3`: the end of applications for a job, for the reader's calendar. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerEventFile(args, {
    name: 'job',
    read: async (api, id, signal) => (await api(recruitInfo, { id }, { signal })).info,
    toEvent: toJobEvent,
    missing: '没有这个职位',
    untimed: '或没有报名截止时间',
  });
