import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../api/load.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { QR_MAX_BYTES, toQrSvg } from './qr-code.server.ts';
import { definitionAt } from '../../screens/screen-at.server.ts';

/**
 * `/qr.svg?to=/details?id=3`: the QR code of the canonical URL of one of our own pages, and of nothing else.
 * Drawn here, so that no page carries an encoder.
 */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const url = new URL(request.url);
  const to = url.searchParams.get('to') ?? '';
  const target = URL.canParse(to, url.origin) ? new URL(to, url.origin) : undefined;
  const screen = target?.origin === url.origin ? definitionAt(target.pathname) : undefined;
  if (!target || !screen) throw notFound();
  const address = context.get(loadContext).origin + screen.canonical(target.search);
  if (new TextEncoder().encode(address).length > QR_MAX_BYTES) throw notFound();
  return new Response(toQrSvg(address), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
