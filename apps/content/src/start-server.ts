import { startAuditTrail } from './audit/audit-guard.ts';
import { config } from './config.ts';
import { commandFailure } from './faults/command-failure.ts';
import { keepReserve } from './faults/disk-reserve.ts';
import { asStartRefusal, startFailureText } from './faults/start-refusal.ts';
import { fillPlaceIndexes } from './fill-place-indexes.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { takeBackStale } from './import/import-outages.ts';
import { log } from './log.ts';
import { openPayload } from './open-payload.ts';
import { currentDirectory } from './places/current-directory.ts';
import { fillNoticePlaces } from './places/place-store.ts';
import { writeSearchCounts } from './search/insight/insight-writer.ts';
import { startPdfQueue } from './search/indexing/pdf-queue.ts';
import { completeIndex } from './search/indexing/rebuild-index.ts';
import { doDueWork } from './publishing/due-work.ts';
import { startTimer } from './publishing/timer.ts';
import { onShutdown } from './shutdown.ts';

/** Connects, migrates, and sees to it that somebody can sign in; ends the process when it cannot. */
export async function startServer(): Promise<void> {
  try {
    const payload = await openPayload();
    onShutdown('payload', async () => {
      await writeSearchCounts(payload, Date.now()).catch(() => undefined);
      await payload.destroy();
    });
    if (!config.databaseUrl) keepReserve();
    await startAuditTrail(payload);
    await createFirstAdministrator(payload);
    // Before anybody asks: a notice whose places are not indexed would not be found by them.
    await fillNoticePlaces(payload);
    await currentDirectory(payload);
    startTimer((now) => doDueWork(payload, now));
    void takeBackStale(payload).catch((error: unknown) => log.error('an import was not taken back', { error }));
    // After an upgrade the search finds a little less until this is through; nobody waits for it.
    void completeIndex(payload)
      .then(() => startPdfQueue(payload))
      .catch((error: unknown) => log.error('the search index was not completed', { error }));
    // Look-ups by pinyin may find a little less for the first moments after an upgrade; nobody waits for it.
    void fillPlaceIndexes(payload).catch((error: unknown) => log.error('place indexes were not filled', { error }));
  } catch (error) {
    const refusal = startFailureText(asStartRefusal(error, config.dataDirectory));
    if (refusal) {
      process.stderr.write(`\n${refusal}\n\n`);
      process.exit(1);
    }
    const known = commandFailure(error, {
      failed: ['内容服务器无法启动', 'The content server cannot start'],
      usage: '',
      dataDirectory: config.dataDirectory,
    });
    log.error('the content server cannot start', known ? { reason: String((error as Error).message) } : { error });
    const place = config.databaseUrl ? 'DATABASE_URL 指向的 PostgreSQL' : `${config.dataDirectory} 中的 SQLite`;
    const text =
      known?.text ??
      `内容服务器无法启动：${place} 无法打开或升级，原因见上一行日志。\nThe content server cannot start: its database cannot be opened or upgraded; the line above says why.`;
    process.stderr.write(`\n${text}\n\n`);
    process.exit(1);
  }
}
