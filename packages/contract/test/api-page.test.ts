import { expect, test } from 'vitest';
import { createApiPage } from '../scripts/api-page.ts';
import { contract } from '../src/contract.ts';

const page = createApiPage();

test.each(Object.values(contract))(
  '$name has its calls, parameters and answer on the page',
  ({ name, summary, request }) => {
    const section = new RegExp(`<section id="${name}">[\\s\\S]*?</section>`).exec(page)?.[0] ?? '';
    expect(section).toContain(`<h2>${summary} <code>${name}</code></h2>`);
    expect(section).toContain(`POST /api/v1/${name}\n`);
    expect(section).toContain(`GET /api/v1/${name}`);
    expect(section).toContain('应答示例');
    for (const field of Object.keys(request.shape)) expect(section).toContain(`<th scope="row"><code>${field}</code>`);
  },
);

test('every link leads somewhere, every place has one name, and nothing runs', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
  expect(page.match(/<h1>/g)).toHaveLength(1);
});
