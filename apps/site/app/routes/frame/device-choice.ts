import { type LoaderFunctionArgs, redirect } from 'react-router';
import { DEVICE_COOKIE } from '../../device/constants.ts';
import { named } from '../../site-map.ts';

/** One year, in s. */
const KEPT_FOR = 31_536_000;

/** The page the choice was made on, if it is one of ours. A path that begins with two slashes would be another host. */
const backTo = (request: Request): string => {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return named.home;
  const from = new URL(referer);
  if (from.host !== new URL(request.url).host || from.pathname.startsWith('//')) return named.home;
  return from.pathname + from.search;
};

/**
 * `/device?view=desktop` (浏览电脑版) keeps the choice in a cookie, `/device?view=mobile` (返回手机版) deletes it;
 * both lead back. Link to it with a full page load: the viewport belongs to the document.
 */
export const loader = ({ request, url }: LoaderFunctionArgs): Response => {
  const desktop = url.searchParams.get('view') === 'desktop';
  const cookie = `${DEVICE_COOKIE}=${desktop ? 'desktop' : ''}; Path=/; Max-Age=${desktop ? KEPT_FOR : 0}; SameSite=Lax`;
  return redirect(backTo(request), { status: 303, headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } });
};
