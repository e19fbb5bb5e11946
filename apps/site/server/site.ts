/** Creates the production server: caches, change log reader, rate limits and metrics. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiProxy } from './http/api-proxy.ts';
import { createAssets } from './http/assets.ts';
import { createCanonicalPath } from './http/canonical-path.ts';
import { ContentStatus } from './cache/content-status.ts';
import { ContentAnswers, createDirectFetch } from './cache/content-answers.ts';
import { createLifetimes } from './cache/lifetimes.ts';
import { ownHosts } from './cache/page-key.ts';
import { ChangeLogReader } from './changes/change-log-reader.ts';
import type { SiteConfig } from '../config/config.ts';
import { Readiness } from './healthz.ts';
import { CachedPages } from './cache/cached-pages.ts';
import { USUAL_CONNECTION_LIMITS } from './limits/connection-limits.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { createMetrics, listenForMetrics } from './metrics.ts';
import { createIsUnknownPath } from './unknown-path.ts';
import { createPages, type Pages } from './pages.ts';
import { createPreview, type Preview } from './preview.ts';
import type { SiteBuild } from '../app/render/render-input.ts';
import { type ContentSource, createPageHandler } from './rendering.ts';
import { requestIdOf } from './http/request-log.ts';
import { RedisLink } from './sharing/redis-link.ts';
import { startSharedCounts } from './sharing/shared-counts.ts';
import { createSiteServer } from './site-server.ts';
import { createUpstream } from './http/upstream.ts';

/** Share of the cache memory for answers; the rest is for pages, which are larger. */
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
      changes: () => (reader === undefined ? 'off' : reader.isFollowing ? 'ok' : 'down'),
      redis: () => (link === undefined ? 'off' : link.isUp ? 'ok' : 'down'),
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
  const previewOf = (from: ContentSource): Preview =>
    createPreview({ render: build.render, source: from, upstream, siteUrl: config.siteUrl, siteInfoFile });
  let reader: ChangeLogReader | undefined;
  const close = (): void => {
    reader?.stop();
    stopCounts?.();
    link?.close();
    metricsServer?.close();
    upstream.close();
  };
  if (config.cacheFreshMs === 0) {
    const direct: ContentSource = { fetchFor: createDirectFetch(upstream), downSince: () => null, noteSaved };
    const pages = createPages(createPageHandler(build.render, direct, config.siteUrl), siteInfoFile);
    const preview = previewOf(direct);
    return {
      server: createSiteServer({ ...common, preview, pages, proxy: createApiProxy(upstream) }),
      readiness,
      close,
    };
  }

  const contentStatus = new ContentStatus();
  const lifetimes = createLifetimes(config.cacheFreshMs);
  const isFollowingChanges = (): boolean => reader?.isFollowing === true;
  const answers = new ContentAnswers({
    upstream,
    contentStatus,
    lifetimes,
    maxBytes: config.cacheBytes * ANSWERS_SHARE,
    isFollowingChanges,
    noteCall: metrics.noteUpstream,
  });
  const source: ContentSource = { fetchFor: answers.fetchFor, downSince: () => contentStatus.downSince, noteSaved };
  const render = createPageHandler(build.render, source, config.siteUrl);
  let hosts: ReadonlySet<string> | undefined;
  const cachedPages = new CachedPages({
    render,
    lifetimes,
    maxBytes: config.cacheBytes * (1 - ANSWERS_SHARE),
    siteUrl: config.siteUrl,
    hosts: () => (hosts ??= ownHosts((server.address() as AddressInfo).port)),
    siteInfoFile,
    noteRender: metrics.noteRender,
    isHanging: () => upstream.isHanging,
    isContentDown: () => contentStatus.downSince !== null,
    isFollowingChanges,
    isUnknownPath: createIsUnknownPath(routes),
  });
  const uncached = createPages(render, siteInfoFile);
  const pages: Pages = async (request, response, url) => {
    if (!(await cachedPages.sendAbsent(request, response, url, requestIdOf(response))))
      await uncached(request, response, url);
  };
  metrics.watchStore('answers', answers.cache);
  metrics.watchStore('pages', cachedPages.cache);
  const parts = { ...common, preview: previewOf(source), pages, proxy: createApiProxy(upstream, answers), cachedPages };
  const server = createSiteServer(parts);
  if (publishSecret) {
    reader = new ChangeLogReader({
      contentUrl,
      secret: publishSecret,
      contentStatus,
      // the answers first: a page that is rendered again in between must not read stale answers
      purge: (purge) => answers.cache.purge(purge) + cachedPages.cache.purge(purge),
      clear: () => answers.cache.clear() + cachedPages.cache.clear(),
      note: metrics.noteChanges,
    });
    server.once('listening', () => void reader?.follow());
  }
  return { server, readiness, close };
};
