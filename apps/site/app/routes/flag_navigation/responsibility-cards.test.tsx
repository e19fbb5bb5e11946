import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ResponsibilityReports } from './responsibility-cards.tsx';

const record = { title: '责任报告', summary: '', cover: null, file: null };

it('writes the year of a report once, and none where there is none', () => {
  const records = [
    { ...record, id: 1, year: '2025年' },
    { ...record, id: 2, year: '' },
  ];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ResponsibilityReports records={records} as="h2" label="社会责任报告" />
    </MemoryRouter>,
  );
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('2025年责任报告责任报告');
});
