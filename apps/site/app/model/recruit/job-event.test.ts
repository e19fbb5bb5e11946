import { type RecruitInfo, recruitInfoSchema } from '@yunxia/contract/recruit';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { parseTime } from '@yunxia/contract/time';
import ICAL from 'ical.js';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { toIcal } from '../feed/ical.ts';
import { toJobEvent } from './job-event.ts';

const siteInfo = z.parse(siteInfoSchema, { companyName: '云峡水电集团', shortName: '云峡水电', demo: true });
const job = (fields: Partial<z.input<typeof recruitInfoSchema>> = {}): RecruitInfo =>
  z.parse(recruitInfoSchema, {
    id: 7,
    type: 'campus',
    title: '2027届校园招聘：继电保护',
    status: 'open',
    publishedAt: '2026-11-01T09:00:00+08:00',
    updatedAt: '2026-11-02T09:00:00+08:00',
    deadlineAt: '2026-12-28T23:59:59+08:00',
    email: 'hr@yunxia.example',
    ...fields,
  });
const event = (fields: Parameters<typeof job>[0] = {}) =>
  toJobEvent(job(fields), siteInfo, 'https://www.yunxia.example');

it('lasts the day when applications end with it, and rings on the morning before', () => {
  const text = toIcal(
    { producer: '', name: '', description: '', refreshMinutes: null },
    [event()].filter((one) => one !== null),
  );
  const read = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
  expect(read.startDate.isDate).toBe(true);
  expect(read.startDate.toString()).toBe('2026-12-28');
  expect(read.endDate.toString()).toBe('2026-12-29');
  expect(read.summary).toBe('【演示数据】报名截止：2027届校园招聘：继电保护');
  expect(read.description).toContain('报名截止（北京时间）：2026-12-28，含当日\n');
  expect(read.description).toContain('投递邮箱：hr@yunxia.example');
  const alarm = read.component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT900M');
});

it('is an instant when the hour is given, and another version of one event after each save', () => {
  const deadlineAt = '2026-12-28T17:00:00+08:00';
  expect(event({ deadlineAt })?.time).toEqual({ start: parseTime(deadlineAt), end: null });
  const saved = event({ deadlineAt, updatedAt: '2026-11-03T09:00:00+08:00' });
  expect(saved?.uid).toBe(event()?.uid);
  expect(saved?.sequence).toBeGreaterThan(event()?.sequence ?? Infinity);
});

it('is none for a job that is open until filled', () => {
  expect(event({ deadlineAt: null })).toBeNull();
});
