import { randomBytes } from 'node:crypto';
import { constants } from 'node:os';
import { Service } from './service.ts';
import { localUrl, type MetricsPort, type Settings } from './setup/start-settings.mjs';

export type Scripts = { content: string; site: string };
export type MetricsPorts = Record<MetricsPort['variable'], number>;

/**
 * Runs the content server and the site until a signal comes or one of them cannot be restarted; then ends both.
 * Exit codes: 0 after SIGTERM, 130 after Ctrl-C, 1 when a server could not be restarted.
 *
 * @param onReady called once both answer
 */
export async function runServicePair(
  settings: Settings & { metrics: MetricsPorts },
  scripts: Scripts,
  onReady: () => void,
): Promise<void> {
  const contentUrl = localUrl(settings.host, settings.contentPort);
  const siteUrl = localUrl(settings.host, settings.sitePort);
  const shared = {
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    // One line per request is for a log file, not for the terminal that shows the addresses.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    // The site reads the content server's change log; a secret of this run is enough for the two.
    PUBLISH_SECRET: process.env.PUBLISH_SECRET || randomBytes(32).toString('hex'),
  };
  const content = new Service({
    name: 'content',
    title: '内容服务器',
    script: scripts.content,
    env: {
      ...shared,
      CONTENT_PORT: String(settings.contentPort),
      SITE_PORT: String(settings.sitePort),
      CONTENT_METRICS_PORT: String(settings.metrics.CONTENT_METRICS_PORT),
    },
    healthUrl: `${contentUrl}/healthz`,
    startSeconds: 180,
    onGone: (message) => fail(message),
  });
  const site = new Service({
    name: 'site',
    title: '网站',
    script: scripts.site,
    env: {
      ...shared,
      SITE_PORT: String(settings.sitePort),
      CONTENT_URL: contentUrl,
      METRICS_PORT: String(settings.metrics.METRICS_PORT),
    },
    healthUrl: `${siteUrl}/healthz`,
    onGone: (message) => fail(message),
  });

  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await Promise.all([site.stop(), content.stop()]);
    process.exit(code);
  };
  const fail = (message: string) => {
    if (isEnding) return;
    console.error(`\n${message}\n`);
    void end(1);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (!isEnding) console.log('\n正在结束… / ending…');
    void end(signal === 'SIGINT' ? 128 + constants.signals.SIGINT : 0);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal);

  try {
    await content.start();
    if (isEnding) return;
    await site.start();
    if (!isEnding) onReady();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
