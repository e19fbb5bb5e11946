import { siteInfo } from '@yunxia/contract/site-info';
import { expect, test, vi } from 'vitest';
import { createContentApi } from './content.server.ts';

test('a call that fails while its screen awaits another one is a failure of the screen, and ends no server', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const api = createContentApi(() => Promise.reject(new Error('no network')));
  const late = api(siteInfo);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(late).rejects.toMatchObject({ kind: 'network' });
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
