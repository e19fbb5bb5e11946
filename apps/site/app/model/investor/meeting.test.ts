import { type NoticeInfo, noticeInfoSchema } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { nextMeetingChange, toMeeting } from './meeting.ts';

const at = (text: string): number => parseTime(text) ?? 0;
const meeting = (fields: Partial<z.input<typeof noticeInfoSchema>> = {}): NoticeInfo =>
  z.parse(noticeInfoSchema, {
    ...{ id: 5, type: 'activity', title: '临时股东会', place: ' 二楼会议室 ', recordOn: '2026-12-10' },
    ...{ startAt: '2026-12-16T14:30:00+08:00', endAt: '2026-12-16T17:00:00+08:00' },
    ...fields,
  });

it('says when and where, who may attend, and whether it is over', () => {
  const before = toMeeting(meeting(), at('2026-12-16 14:29'));
  expect(before).toMatchObject({ state: 'coming', day: '2026-12-16', place: '二楼会议室', recordDay: '2026-12-10' });
  expect(before?.time.text).toBe('14:30（周三，北京时间）');
  expect(toMeeting(meeting(), at('2026-12-16 14:30'))?.state).toBe('running');
  expect(toMeeting(meeting(), at('2026-12-16 17:00'))?.state).toBe('over');
  expect(nextMeetingChange(meeting(), at('2026-12-16 15:00'))).toBe(at('2026-12-16 17:00'));
  expect(nextMeetingChange(meeting(), at('2026-12-16 17:00'))).toBeNull();
});

it('that was cancelled says so, whatever the clock says', () => {
  for (const time of ['2026-12-16 14:00', '2026-12-16 15:00', '2026-12-17 09:00'])
    expect(toMeeting(meeting({ override: 'cancelled' }), at(time))?.stateText).toBe('已取消');
});

it('lasts its day where only that is known, and is none without a time or of another type', () => {
  const day = meeting({ startAt: '2026-12-16', endAt: null });
  expect(toMeeting(day, at('2026-12-16 23:59'))).toMatchObject({ state: 'running', time: { text: '周三' } });
  expect(toMeeting(day, at('2026-12-17 00:00'))?.state).toBe('over');
  expect(toMeeting(meeting({ startAt: null }), 0)).toBeNull();
  expect(toMeeting(meeting({ type: 'announcement' }), 0)).toBeNull();
});
