import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { nonceOf, withHashCsp } from './hash-csp.ts';

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('scripts with the nonce are listed by their hashes, and the nonce is removed', () => {
  const { html, policy } = withHashCsp(
    '<script nonce="abc=">go()</script><script nonce="abc=" type="module">import "/a.js"</script><link rel="modulepreload" nonce="abc=">',
    'abc=',
  );
  expect(html).not.toContain('nonce');
  expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('import "/a.js"')};`);
  expect(policy).not.toMatch(/nonce|unsafe/);
});

test('an injected script, without the nonce, is not listed', () => {
  const { policy } = withHashCsp(
    '<script nonce="abc=">go()</script><script>steal()</script><script nonce="guess">steal()</script>',
    'abc=',
  );
  expect(policy).toContain(hash('go()'));
  expect(policy).not.toContain(hash('steal()'));
});

test('a script from a file needs no hash', () => {
  expect(withHashCsp('<script nonce="abc=" src="/a.js"></script>', 'abc=').policy).toContain("script-src 'self';");
});

test('the nonce of a policy', () => {
  expect(nonceOf("script-src 'self' 'nonce-a+/9='")).toBe('a+/9=');
  expect(nonceOf("script-src 'self'")).toBeUndefined();
});
