/**
 * Gives an administrator a new random password, shown once, and lifts a lock-out.
 *
 *   npm run reset-admin               the account `admin`, made when it is missing
 *   npm run reset-admin -- <用户名>   another account
 */
import './environment.ts';

process.env.LOG_LEVEL ??= 'warn';

const { BackupFault } = await import('../src/backup/manifest.ts');
const { passwordBox, randomPassword } = await import('../src/first-administrator.ts');
const { openContent } = await import('./open-content.ts');
const { runCommand } = await import('./run-command.ts');

const usage = 'npm run reset-admin [-- <用户名 user name>]';

await runCommand(['没有重设密码', 'The password was not reset'], usage, async () => {
  const username = process.argv[2] ?? 'admin';
  const payload = await openContent();
  const { docs } = await payload.find({
    collection: 'users',
    where: { username: { equals: username } },
    limit: 1,
    depth: 0,
  });
  const [user] = docs;
  if (!user && username !== 'admin')
    throw new BackupFault(`没有名为 ${username} 的用户`, `there is no user ${username}`);

  const password = randomPassword();
  if (user) {
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { password, loginAttempts: 0, lockUntil: null, ...(username === 'admin' ? { role: 'administrator' } : {}) },
    });
  } else {
    await payload.create({
      collection: 'users',
      data: { username, password, name: '管理员', role: 'administrator', mustChangePassword: true },
    });
  }
  await payload.destroy();
  process.stdout.write(`${passwordBox('已重设密码 / the password is reset', username, password)}\n`);
});
