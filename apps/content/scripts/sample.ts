/**
 * Sample content: `fill` an empty database, `refresh` its dates to today, `remove` it.
 * Run it while the content server is stopped: SQLite has one writing process at a time.
 */
import path from 'node:path'
import { config } from '../src/config.ts'
import { openPayload } from '../src/open-payload.ts'
import { fillSample, refreshSample, removeSample, type SampleTask } from '../src/seed/fill.ts'

const commands: Readonly<Record<string, (task: SampleTask) => Promise<unknown>>> = {
  fill: fillSample,
  refresh: refreshSample,
  remove: removeSample,
}

async function run(command: string): Promise<number> {
  const work = commands[command]
  if (!work) {
    console.error('用法：npm run sample:fill | sample:refresh | sample:remove')
    return 2
  }
  if (command === 'fill' && !config.sampleAllowed) {
    console.log('不写入示例内容（SAMPLE=off，或设置了 DATABASE_URL）。')
    return 0
  }
  const payload = await openPayload()
  try {
    await work({
      payload,
      now: Date.now(),
      folder: path.resolve(import.meta.dirname, '../src/seed'),
      report: (line) => console.log(line),
    })
    return 0
  } catch (error) {
    console.error(error)
    return 1
  } finally {
    await payload.destroy()
  }
}

// libsql and sharp keep handles open; everything is written by now.
process.exit(await run(process.argv[2] ?? ''))
