import { changePassword, signedInUser, type PasswordChangeFault } from '../../../../../password-change.ts';
import { isSameOrigin } from '../../../../../same-origin.ts';

function seeOther(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });
}

function refuse(fault: PasswordChangeFault): Response {
  return seeOther(`/admin/password?fault=${fault}`);
}

export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse('origin');
  const user = await signedInUser(request.headers);
  if (!user) return seeOther('/admin/login');
  const form = await request.formData();
  const field = (name: string): string => String(form.get(name) ?? '');
  const passwords = { current: field('current'), next: field('next'), again: field('again') };
  const result = await changePassword(user, passwords, request.headers);
  return 'fault' in result ? refuse(result.fault) : seeOther('/admin', { 'set-cookie': result.cookie });
}
