import { randomInt } from 'node:crypto';
import type { Payload } from 'payload';

/** Letters and digits that cannot be taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of four groups of five characters: 99 bits. */
export function randomPassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
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
    '  忘记密码时运行 / a new one: npm run reset-admin',
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
