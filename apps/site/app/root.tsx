import './styles/site.css';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import beforePaint from 'virtual:before-paint';
import { siteConfig } from '../config/config.ts';
import { loadContext } from './api/load-context.server.ts';
import { loadFrame, toPageInfo } from './api/site-info.server.ts';
import { useFirstPage } from './api/use-first-page.ts';
import type { Site } from './api/use-site.ts';
import { HYDRATED_EVENT, LOCALE, THEME_COLOURS } from './device/constants.ts';
import { NonceContext } from './runtime/nonce.ts';
import { OldBrowser } from './shell/old-browser.tsx';
import { PageScripts } from './shell/page-scripts.tsx';
import { PageTop } from './shell/page-top.tsx';
import { useOfflineWorker } from './runtime/use-offline-worker.ts';
import { viewportContent } from './device/rules.ts';
import { browserMeta } from './model/page/browser-meta.ts';
import { pageMeta } from './page-meta.ts';
import { ErrorPage } from './routes/frame/error-page.tsx';
import { named } from './site-map.ts';

export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Site> {
  const content = context.get(loadContext);
  const frame = await loadFrame(content);
  const since = content.downSince();
  return {
    ...frame,
    siteInfo: toPageInfo(frame.siteInfo),
    isOfflineOn: siteConfig.isOfflineOn,
    degraded: since === null ? null : { since, renderedAt: Date.now(), pathname: new URL(request.url).pathname },
    origin: content.origin,
    ...(content.isPreview ? { isPreview: true } : {}),
  };
}

/** The frame's data comes with the document; navigations in the browser never ask for it again. */
export const shouldRevalidate = (): boolean => false;

/** A page that is not cached (Spec §2: about) has no scroll position to restore, either. */
let visit = 0;
const scrollKey = (location: { pathname: string; key: string }): string => {
  visit += 1;
  return location.pathname === named.about ? `${named.about}#${visit}` : location.key;
};

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>('root');
  const nonce = useContext(NonceContext);
  return (
    // The same for every visitor: what differs by reader is set on this element by the script below, before the first paint.
    <html lang={LOCALE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Written by the server only: React must not put it back once the script below has changed it. */}
        {import.meta.env.SSR && <meta name="viewport" content={viewportContent(1, false)} />}
        {import.meta.env.SSR && <BrowserMeta />}
        {import.meta.env.SSR && <SiteIcons />}
        {/* oxlint-disable-next-line react/no-danger -- our own script, built from app/runtime/before-paint.ts */}
        {import.meta.env.SSR && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: beforePaint }} />}
        {/* Half a header painted while the rest of it is parsed would shift: the first paint waits for the page's main part. */}
        {import.meta.env.SSR && <link rel="expect" href="#main" blocking="render" />}
        <Meta />
        {/* Browsers hide nonces, so React would miss the server's; a style sheet of our own needs none. */}
        <Links nonce="" />
      </head>
      <body>
        {import.meta.env.SSR && <PageTop siteInfo={site?.siteInfo} />}
        {site?.isPreview && <PreviewNote />}
        {children}
        <Hydrated />
        <ScrollPositions />
        {/* Hydration leaves these elements alone, so the browser needs no code to write them. */}
        {import.meta.env.SSR && <OldBrowser siteInfo={site?.siteInfo} />}
        {import.meta.env.SSR && <PageScripts />}
      </body>
    </html>
  );
}

/**
 * Announces that the page is hydrated: deferred presses are replayed (deferred-hydration.ts). What turns a control
 * into one with script (roles, its own keys) is set by effects, too, and is rendered with this one's.
 */
function Hydrated() {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  useEffect(() => {
    if (isTakenOver) dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isTakenOver]);
  return null;
}

/**
 * What the router's `ScrollRestoration` does, without the script that it writes into every page: the entry's key is set
 * before the first paint (runtime/before-paint.ts), and after a reload the browser itself scrolls to where it was.
 */
function ScrollPositions() {
  useScrollRestoration({ getKey: scrollKey });
  return null;
}

/** Above a draft, whatever the page below. */
function PreviewNote() {
  return (
    <aside className="preview-note" aria-label="预览">
      <strong>预览·未发布</strong>　链接30分钟内有效，请勿转发
    </aside>
  );
}

/** What some browsers need; the server's alone, too. */
function BrowserMeta() {
  return (
    <>
      <meta httpEquiv="X-UA-Compatible" content="IE=edge" />
      {browserMeta.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}

/** Marks of the site in tabs, on home screens and in the browser's bars; the same on every page, so the server's alone. */
function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOURS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOURS.dark} />
    </>
  );
}

export default function Root() {
  useFirstPage();
  useOfflineWorker(useRouteLoaderData<Site>('root')?.isOfflineOn);
  return <Outlet />;
}

/** Something failed outside the frame, the frame itself included. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
