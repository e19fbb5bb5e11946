/** Puts the production server together: what is kept, who tells of changes, what is counted. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiProxy } from './api-proxy.ts';
import { createAssets } from './assets.ts';
import { createCanonicalPath } from './canonical-path.ts';
import type { Purge } from './cache/answer-cache.ts';
import { Contact } from './cache/contact.ts';
import { ContentAnswers, createDirectFetch } from './cache/content-answers.ts';
import { createLifetimes } from './cache/lifetimes.ts';
import { ownHosts } from './cache/page-key.ts';
import { createChangeHook } from './change-hook.ts';
import { ChangeInbox } from './change-inbox.ts';
import type { SiteConfig } from './config.ts';
import { ContentChanges } from './content-changes.ts';
import { Readiness } from './healthz.ts';
import { KeptPages } from './kept-pages.ts';
import { USUAL_CONNECTION_LIMITS } from './limits/connection-limits.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { createMetrics, listenForMetrics } from './metrics.ts';
import { createIsNowhere } from './nowhere.ts';
import { createPages, type Pages } from './pages.ts';
import { type ContentSource, createPageHandler, type SiteBuild } from './rendering.ts';
import { requestIdOf } from './request-log.ts';
import { RedisLink } from './sharing/redis-link.ts';
import { shareChanges } from './sharing/shared-changes.ts';
import { startSharedCounts } from './sharing/shared-counts.ts';
import { createSiteServer } from './site-server.ts';
import { startStatePoll } from './state-poll.ts';
import { createUpstream } from './upstream.ts';

/** Part of the memory for the content server's answers; the rest is for the pages made of them, which are larger. */
const ANSWERS_SHARE = 0.25;

export interface Site {
  readonly server: Server;
  readonly readiness: Readiness;
  /** Releases what the server holds. */
  readonly close: () => void;
}

/** @param clientFolder the client build */
export const createSite = (config: SiteConfig, build: SiteBuild, clientFolder: string): Site => {
  const { contentUrl, siteInfoFile, publishSecret } = config;
  const upstream = createUpstream(contentUrl, config.contentTimeoutMs);
  let isDiskWell = true;
  const noteSaved = (isSaved: boolean): void => {
    isDiskWell = isSaved;
  };
  const readiness = new Readiness(contentUrl, {
    hasAnswered: () => upstream.hasAnswered,
    parts: {
      redis: () => (link === undefined ? 'off' : link.isUp ? 'ok' : 'away'),
      disk: () => (isDiskWell ? 'ok' : 'failing'),
    },
  });
  const metrics = createMetrics();
  const { routes } = build.build;
  const limits = new RequestLimits({
    perMinute: config.limits,
    trust: config.trust,
    siteInfoFile,
    isShared: config.redisUrl !== undefined,
    note: metrics.noteRefusal,
  });
  const link = config.redisUrl === undefined ? undefined : new RedisLink(config.redisUrl);
  const stopCounts = link && limits.counted ? startSharedCounts(link, limits.counted) : undefined;
  const common = {
    limits,
    connections: {
      ...USUAL_CONNECTION_LIMITS,
      maxConnections: config.maxConnections,
      maxPerAddress: config.maxConnectionsPerAddress,
    },
    readiness,
    metrics,
    assets: createAssets(clientFolder),
    siteInfoFile,
    isOfflineOn: config.isOfflineOn,
    siteHost: config.siteUrl === undefined ? undefined : new URL(config.siteUrl).host,
    canonicalPath: createCanonicalPath(routes),
  };
  const metricsServer =
    config.metricsPort > 0 ? listenForMetrics(metrics.registry, config.metricsPort, config.metricsHost) : undefined;
  let stopPoll = (): void => undefined;
  const close = (): void => {
    stopPoll();
    stopCounts?.();
    link?.close();
    metricsServer?.close();
    upstream.close();
  };
  if (config.cacheFreshMs === 0) {
    const direct: ContentSource = { fetchFor: createDirectFetch(upstream), lostSince: () => null, noteSaved };
    const pages = createPages(createPageHandler(build.render, direct, config.siteUrl), siteInfoFile);
    return { server: createSiteServer({ ...common, pages, proxy: createApiProxy(upstream) }), readiness, close };
  }

  const contact = new Contact();
  const lifetimes = createLifetimes(config.cacheFreshMs);
  const answers = new ContentAnswers({
    upstream,
    contact,
    lifetimes,
    maxBytes: config.cacheBytes * ANSWERS_SHARE,
    noteCall: metrics.noteUpstream,
  });
  const source: ContentSource = { fetchFor: answers.fetchFor, lostSince: () => contact.lostSince, noteSaved };
  const render = createPageHandler(build.render, source, config.siteUrl);
  let hosts: ReadonlySet<string> | undefined;
  const kept = new KeptPages({
    render,
    lifetimes,
    maxBytes: config.cacheBytes * (1 - ANSWERS_SHARE),
    siteUrl: config.siteUrl,
    hosts: () => (hosts ??= ownHosts((server.address() as AddressInfo).port)),
    siteInfoFile,
    noteRender: metrics.noteRender,
    isHanging: () => upstream.isHanging,
    isNowhere: createIsNowhere(routes),
  });
  const uncached = createPages(render, siteInfoFile);
  const pages: Pages = async (request, response, url) => {
    if (!(await kept.sendAbsent(request, response, url, requestIdOf(response)))) await uncached(request, response, url);
  };
  metrics.watchStore('answers', answers.cache.store);
  metrics.watchStore('pages', kept.cache.store);
  const changes = new ContentChanges({
    // the answers first: a page that is made anew in between must not be made of old ones
    purge: (purge: Purge) => answers.purge(purge) + kept.purge(purge),
    note: metrics.noteChange,
  });
  const inbox = publishSecret ? new ChangeInbox(publishSecret, changes) : undefined;
  const hook = inbox && createChangeHook(inbox, link && shareChanges(link, inbox));
  const server = createSiteServer({ ...common, pages, proxy: createApiProxy(upstream, answers), kept, hook });
  if (publishSecret) {
    server.once('listening', () => {
      stopPoll = startStatePoll({ upstream, contact, changes, secret: publishSecret });
    });
  }
  return { server, readiness, close };
};
