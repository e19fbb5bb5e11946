import { expect, test } from 'vitest';
import { figureFault } from './check-figure.ts';
import { reportFault } from './check-report.ts';

test.each([
  [{ id: 3, correctedBy: 3 }, 'correctedBy'],
  [{ id: 3, correctedBy: { id: 3 } }, 'correctedBy'],
  [{ _status: 'published' }, 'notice'],
  [{ _status: 'published', dueOn: '2027-03-27', notice: { id: 5 } }, 'dueOn'],
  [{ _status: 'published', dueOn: '2027-03-27', pdf: 1 }, 'dueOn'],
])('a report %o is refused at %s', (data, path) => {
  expect(reportFault(data)).toMatchObject({ path });
  expect(reportFault(data)?.message).toMatch(/\p{Script=Han}/u);
});

test.each([
  {},
  { _status: 'draft', dueOn: '2027-03-27', pdf: 1 },
  { _status: 'published', dueOn: '2027-03-27' },
  { _status: 'published', pdf: 1, id: 3, correctedBy: 4 },
  { _status: 'published', summary: '一句话' },
  { _status: 'published', notice: 5 },
])('a report %o is taken', (data) => {
  expect(reportFault(data)).toBeNull();
});

test.each([
  [{ key: 'Net Profit' }, 'key'],
  [{ key: '净利润' }, 'key'],
  [{ values: [{ period: '2024' }, { period: ' 2024 ' }] }, 'values.1.period'],
  [{ _status: 'published', values: [{ period: '2024', value: '' }] }, 'values.0.note'],
  [{ _status: 'published', group: 'esg', values: [] }, 'topic'],
])('a figure %o is refused at %s', (data, path) => {
  expect(figureFault(data)).toMatchObject({ path });
});

test('a value that is missing with its reason, a loss and a zero are taken', () => {
  const values = [
    { period: '2023', value: '', note: '当年未监测' },
    { period: '2024', value: '-1.2' },
    { period: '2025', value: '0' },
  ];
  expect(figureFault({ _status: 'published', key: 'net_profit', group: 'finance', values })).toBeNull();
});
