import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { findRepositoryRoot } from './config.ts';

/** Letters and digits that cannot be taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of four groups of five characters: 99 bits. */
export function randomPassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** How a new password is made: a release on a server, a container and a checkout have each its own command. */
function resetCommand(): string {
  const manifest = path.join(findRepositoryRoot(), 'package.json');
  const { release } = JSON.parse(readFileSync(manifest, 'utf8')) as { release?: boolean };
  if (release === true) return 'yunxia-run reset-admin';
  const hasTasks = existsSync(path.join(findRepositoryRoot(), 'scripts/run.mjs'));
  return hasTasks ? 'npm run reset-admin' : 'node apps/content/scripts/reset-admin.ts';
}

/** The box in which a password is shown, once, on the terminal and nowhere else. */
export function passwordBox(title: string, username: string, password: string): string {
  const rule = '═'.repeat(60);
  return [
    '',
    rule,
    `  ${title}`,
    '',
    `    用户名：${username} (user name)`,
    `    密  码：${password} (password)`,
    '',
    '  密码只显示这一次，首次登录后须立即修改。',
    '  Shown this once; it is changed at the first sign-in.',
    `  忘记密码时运行 / a new one: ${resetCommand()}`,
    rule,
    '',
  ].join('\n');
}

/** Creates the administrator of an installation that has no user yet, and prints the password once. */
export async function createFirstAdministrator(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  const password = randomPassword();
  const username = 'admin';
  await payload.create({
    collection: 'users',
    data: { username, password, name: '管理员', role: 'administrator', mustChangePassword: true },
  });
  process.stdout.write(
    `${passwordBox('首次启动：已创建管理员账号 / the first start has made an administrator', username, password)}\n`,
  );
}
