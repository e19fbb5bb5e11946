import { noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { toOutageRow } from '../../model/outage/outage-row.ts';
import { OverhaulRow } from './overhaul-row.tsx';

const render = (fields: Partial<z.input<typeof noticeItem>>, now: string) => {
  const record = z.parse(noticeItem, {
    id: 5,
    type: 'overhaul',
    title: '滨江路停电公告',
    startAt: '2026-11-28T08:30:00+08:00',
    endAt: '2026-11-28T17:30:00+08:00',
    ...fields,
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <OverhaulRow outage={toOutageRow(record, [], parseTime(now) ?? 0)} />
    </MemoryRouter>,
  );
};

it('links to the notice and shows the end, times, elapsed time and countdown without any inline style', () => {
  const html = render({ lines: ['10kV滨江线'], reason: '更换导线' }, '2026-11-28 12:18');
  expect(html).toContain('href="/information_details?id=5"');
  expect(html).toMatch(/<time dateTime="[^"]+T17:30:00\+08:00">17:30<\/time><\/b><span[^>]*>预计恢复<\/span>/i);
  expect(html).toContain('08:30–17:30');
  expect(html).toMatch(/<progress[^>]* value="42"/);
  expect(html).toMatch(/<time[^>]* dateTime="PT5H12M">5小时12分<\/time>/);
  expect(html).not.toContain('style=');
});

it('shows text of a record as text', () => {
  const html = render(
    { title: '<img src=x onerror=alert(1)>', reason: '<script>alert(1)</script>' },
    '2026-11-28 12:18',
  );
  expect(html).not.toMatch(/<script|<img/);
});

it('shows neither time nor bar of an outage that was put off', () => {
  const html = render({ override: 'postponed' }, '2026-11-28 12:18');
  expect(html).toMatch(/<span>待定<\/span><\/b><span[^>]*>新时间<\/span>/);
  expect(html).toContain('原定2026-11-28 08:30–17:30');
  expect(html).not.toContain('<progress');
});
