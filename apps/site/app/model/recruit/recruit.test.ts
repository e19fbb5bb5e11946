import type { RecruitItem } from '@yunxia/contract/recruit';
import { DAY_MS, parseTime } from '@yunxia/contract/time';
import { describe, expect, test } from 'vitest';
import { campusJobs } from '../../routes/human_resources/campus.screen.ts';
import { toRecruitChips } from './recruit-chips.ts';
import { nextJobsChange, toJobView, toJobWays } from './recruit.ts';

const at = (iso: string): number => parseTime(iso) ?? Number.NaN;

const job: RecruitItem = {
  id: 7,
  type: 'society',
  title: ' 运行值班员 ',
  company: '',
  department: '',
  city: '云溪县',
  headcount: null,
  education: '',
  discipline: '',
  salary: '',
  publishedAt: '2026-03-01T09:00:00+08:00',
  updatedAt: null,
  deadlineAt: '2026-03-31',
  status: 'open',
};

describe('a post', () => {
  test.each([
    ['2026-03-31T23:59:59.999+08:00', 'open', '招聘中'],
    ['2026-04-01T00:00:00+08:00', 'closed', '已截止'],
  ] as const)('whose last day is 2026-03-31 is at %s %s', (now, status, statusText) => {
    expect(toJobView(job, at(now))).toMatchObject({ status, statusText });
  });

  test('is open through its last second where the contract writes the end of the day', () => {
    const record = { ...job, deadlineAt: '2026-03-31T23:59:59+08:00' };
    expect(toJobView(record, at('2026-03-31T23:59:58+08:00')).status).toBe('open');
    expect(toJobView(record, at('2026-04-01T00:00:00+08:00')).status).toBe('closed');
  });

  test.each([
    ['2026-03-31', '2026-03-31', true],
    ['2026-03-31T23:59:59+08:00', '2026-03-31', true],
    ['2026-03-31T10:00:00+08:00', '2026-03-31 10:00', false],
  ])('names its deadline %s as %s', (deadlineAt, text, isWholeDay) => {
    expect(toJobView({ ...job, deadlineAt }, at('2026-03-02T09:00:00+08:00')).deadline).toMatchObject({
      text,
      isWholeDay,
      left: '',
    });
  });

  test('is counted down in its last seven days, and not after', () => {
    const left = (now: string) => toJobView(job, at(now)).deadline?.left;
    expect(left('2026-03-24T23:00:00+08:00')).toBe('');
    expect(left('2026-03-25T00:00:00+08:00')).toBe('剩7天');
    expect(left('2026-03-31T22:30:00+08:00')).toBe('剩1小时30分');
    expect(left('2026-04-02T00:00:00+08:00')).toBe('');
  });

  test('is listed by what it is, not by what all of a campus recruitment begin with', () => {
    const nameOf = (title: string) => {
      const { subject, year } = toJobView({ ...job, title }, 0);
      return [subject, year];
    };
    expect(nameOf('2027届校园招聘：继电保护（演示）')).toEqual(['继电保护（演示）', '2027届']);
    expect(nameOf('2027届校园招聘: 软件工程')).toEqual(['软件工程', '2027届']);
    for (const title of ['继电保护工程师', '2027届校园招聘', '2027届校园招聘：', '校园招聘：继电保护'])
      expect(nameOf(title)).toEqual([title, '']);
  });

  test('without number, deadline or title says so', () => {
    const view = toJobView({ ...job, title: '', deadlineAt: null, publishedAt: null }, 0);
    expect(view).toMatchObject({ headcount: '若干', deadline: null, published: null, status: 'open' });
    expect(view.title).not.toBe('');
    expect(toJobView({ ...job, headcount: 6 }, 0).headcount).toBe('6人');
  });

  test('changes next when the first of the list closes', () => {
    const jobs = [{ deadlineAt: '2026-04-02' }, { deadlineAt: '2026-03-31' }, { deadlineAt: null }];
    const first = at('2026-04-01T00:00:00+08:00');
    expect(nextJobsChange(jobs, first - DAY_MS)).toBe(first);
    expect(nextJobsChange(jobs, first)).toBe(first + 2 * DAY_MS);
    expect(nextJobsChange([{ deadlineAt: null }], 0)).toBeNull();
  });
});

test('only addresses that can be followed are ways to apply', () => {
  const ways = { applyUrl: ' https://example.invalid/apply ', email: 'hr@example.invalid', phone: '000-00000003' };
  expect(toJobWays(ways)).toEqual({ ...ways, applyUrl: 'https://example.invalid/apply' });
  expect(toJobWays({ applyUrl: 'javascript:alert(1)', email: '"><img src=x>', phone: '见附件' })).toEqual({
    applyUrl: '',
    email: '',
    phone: '',
  });
});

describe('the filters of a list of posts', () => {
  test('are read from the address and written back', () => {
    const query = campusJobs.parse(new URLSearchParams('city= 峡口区 &keyword=运行&status=open&page=2')).query;
    expect(query).toEqual({ city: '峡口区', keyword: '运行', status: 'open' });
    expect(new URLSearchParams(campusJobs.href({ ...query, page: 2 }).slice(campusJobs.path.length)).toString()).toBe(
      new URLSearchParams({ city: '峡口区', keyword: '运行', status: 'open', page: '2' }).toString(),
    );
    expect(campusJobs.href()).toBe(campusJobs.path);
    expect(campusJobs.words(query)).toBe('峡口区 · “运行” · 招聘中');
  });

  test('are off where they cannot be read, and cut at their limits', () => {
    const query = campusJobs.parse(
      new URLSearchParams({ status: 'toString', keyword: '停'.repeat(101), city: '城'.repeat(51) }),
    ).query;
    expect(query.status).toBeUndefined();
    expect(query.keyword).toHaveLength(100);
    expect(query.city).toHaveLength(50);
  });

  test('count open and closed, also where there is none', () => {
    expect(toRecruitChips({ open: 3 }, undefined, 3).map(({ label, count }) => [label, count])).toEqual([
      ['全部', 3],
      ['招聘中', 3],
      ['已截止', 0],
    ]);
  });
});
