import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { PASSWORD_CHANGE_FAULTS, type PasswordChangeFault } from '../../../../password-change.ts';
import { signedInUser } from '../../../../payload-session.ts';

interface PasswordPageProps {
  searchParams: Promise<{ fault?: string }>;
}

function faultText(fault: string | undefined): string | undefined {
  return fault && Object.hasOwn(PASSWORD_CHANGE_FAULTS, fault)
    ? PASSWORD_CHANGE_FAULTS[fault as PasswordChangeFault]
    : undefined;
}

export default async function PasswordPage({ searchParams }: PasswordPageProps) {
  const user = await signedInUser(await headers());
  if (!user) redirect('/admin/login');
  const fault = faultText((await searchParams).fault);
  // The forms are checked by the server: what the browser says of an empty field is in the browser's language.
  return (
    <main className="account">
      <h1>修改密码</h1>
      <p>
        {user.mustChangePassword
          ? `${user.name}，当前密码不是您自己设置的，修改后才能继续。`
          : `${user.name}，修改后其他设备上的登录会失效。`}
      </p>
      {fault ? (
        <p className="fault" role="alert">
          {fault}
        </p>
      ) : null}
      <form method="post" action="/admin/password/save" noValidate>
        <input type="text" name="username" autoComplete="username" value={user.username ?? ''} readOnly hidden />
        <label htmlFor="current">当前密码</label>
        <input id="current" name="current" type="password" autoComplete="current-password" maxLength={128} required />
        <label htmlFor="next">新密码</label>
        <input
          id="next"
          name="next"
          type="password"
          autoComplete="new-password"
          minLength={10}
          maxLength={128}
          aria-describedby="rule"
          required
        />
        <label htmlFor="again">再输入一次新密码</label>
        <input
          id="again"
          name="again"
          type="password"
          autoComplete="new-password"
          minLength={10}
          maxLength={128}
          required
        />
        <p id="rule">至少 10 个字符，须包含字母、数字、符号中的至少两种，不能包含用户名或邮箱。</p>
        <button type="submit">保存新密码</button>
      </form>
      {user.mustChangePassword ? null : (
        <form method="post" action="/admin/password/save" noValidate>
          <h2>修改登录名</h2>
          <label htmlFor="username">用户名</label>
          <input id="username" name="username" defaultValue={user.username ?? ''} autoComplete="username" required />
          <label htmlFor="email">邮箱（选填，可用于登录）</label>
          <input id="email" name="email" type="email" defaultValue={user.email ?? ''} autoComplete="email" />
          <label htmlFor="confirm">当前密码</label>
          <input id="confirm" name="current" type="password" autoComplete="current-password" maxLength={128} required />
          <button type="submit">保存登录名</button>
        </form>
      )}
      <p>
        <a href="/admin/logout">退出登录</a>
      </p>
    </main>
  );
}
