import { changeNames, changePassword, type PasswordChangeFault } from '../../../../../password-change.ts';
import { signedInUser } from '../../../../../payload-session.ts';
import { isSameOrigin } from '../../../../../same-origin.ts';

function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

function refuse(fault: PasswordChangeFault): Response {
  return seeOther(`/admin/password?fault=${fault}`);
}

export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse('origin');
  const user = await signedInUser(request.headers);
  if (!user) return seeOther('/admin/login');
  const form = await request.formData().catch(() => undefined);
  if (!form) return refuse('origin');
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (form.has('next')) {
    const passwords = { current: field('current'), next: field('next'), again: field('again') };
    const result = await changePassword(user, passwords, request.headers);
    return 'fault' in result ? refuse(result.fault) : seeOther('/admin', result.cookies);
  }
  // first the password that somebody else chose, then anything else
  if (user.mustChangePassword) return refuse('origin');
  const names = { current: field('current'), username: field('username'), email: field('email') };
  const fault = await changeNames(user, names, request.headers);
  return fault ? refuse(fault) : seeOther('/admin/account');
}
