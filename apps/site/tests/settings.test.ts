/** The built site with settings that it cannot use. */
import { expect, test } from 'vitest';
import { startBuiltSite } from './built-site.ts';

test('a wrong setting ends the start with the reason in Chinese and in English, without a stack', async () => {
  const start = startBuiltSite('http://127.0.0.1:1', { CACHE_SECONDS: 'x', TRUST_PROXY: 'yes' });
  await expect(start).rejects.toThrow(
    /the site did not start: \n网站的环境变量有误 \/ settings of the site that cannot be used:\n {2}CACHE_SECONDS=x \(应为整数 \/ must be a whole number\)\n {2}TRUST_PROXY \(off、.* \/ off, the number of proxies .*\)\n\n$/,
  );
});
