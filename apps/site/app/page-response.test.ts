import { expect, test, vi } from 'vitest';
import { PageResponse } from './page-response.ts';

const init = { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } };

test('a page has its text at hand, and gives it once to a server that reads a body', async () => {
  const page = new PageResponse('<p>停电</p>', init);
  expect([page.html, page.status, page.headers.get('Content-Type')]).toEqual([
    '<p>停电</p>',
    404,
    'text/html; charset=utf-8',
  ]);
  expect(page.bodyUsed).toBe(false);
  expect(await new Response(page.body).text()).toBe('<p>停电</p>');
  expect(page.bodyUsed).toBe(true);
  await expect(page.text()).rejects.toThrow(TypeError);
  expect(Buffer.from(await new PageResponse('页', init).arrayBuffer()).toString()).toBe('页');
});

test('a look at its body makes no bytes', async () => {
  const encode = vi.spyOn(TextEncoder.prototype, 'encode');
  const page = new PageResponse('<p>停电</p>', init);
  expect(page.body).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(encode).not.toHaveBeenCalled();
  expect(await page.text()).toBe('<p>停电</p>');
  expect(encode).toHaveBeenCalledOnce();
  encode.mockRestore();
});
