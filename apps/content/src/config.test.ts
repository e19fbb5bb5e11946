import { expect, it, vi } from 'vitest';

const secret = 'x'.repeat(32);
// The module reads the settings once when it is imported, and would make a secret in a folder.
vi.stubEnv('PAYLOAD_SECRET', secret);
const { readConfig } = await import('./config.ts');

const messageOf = (variables: Record<string, string>): string => {
  try {
    readConfig({ PAYLOAD_SECRET: secret, ...variables });
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

it('takes an empty variable for one that is not set, as the site does', () => {
  const names = [
    'HOST',
    'SITE_PORT',
    'CONTENT_PORT',
    'DATA_DIR',
    'S3_PATH_STYLE',
    'S3_REGION',
    'LOG_LEVEL',
    'SITE_URL',
  ];
  const empty = [...names, 'CONTENT_METRICS_PORT', 'SAMPLE', 'TRUST_PROXY', 'RATE_LIMITS', 'PUBLISH_SECRET'];
  for (const value of ['', ' ']) {
    const given = Object.fromEntries(empty.map((name) => [name, value]));
    expect(readConfig({ PAYLOAD_SECRET: secret, ...given })).toEqual(readConfig({ PAYLOAD_SECRET: secret }));
  }
});

it('says in Chinese and in English what each variable should be', () => {
  for (const [name, value] of [
    ['CONTENT_PORT', '0'],
    ['CONTENT_PORT', 'abc'],
    ['CONTENT_METRICS_PORT', '70000'],
    ['S3_PATH_STYLE', 'yes'],
    ['S3_ENDPOINT', 'localhost:9000'],
    ['LOG_LEVEL', 'loud'],
    ['SAMPLE', 'false'],
    // The site reads the same variable, and takes no path.
    ['SITE_URL', 'https://www.example.cn/home'],
    ['SITE_URL', 'localhost:3000'],
    ['SITE_URL', 'www.example.cn'],
  ] as const) {
    expect(messageOf({ [name]: value })).toMatch(
      new RegExp(`^内容服务器的环境变量有误 / .*\\n  (?:${name}：应为.* / must be |使用.* / .*${name.slice(0, 3)})`),
    );
    expect(messageOf({ [name]: value })).not.toMatch(/Invalid|expected/);
  }
});
