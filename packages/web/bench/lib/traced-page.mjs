// A page whose main thread is watched.
import { readFileSync } from 'node:fs'

const clock = readFileSync(new URL('./page-clock.js', import.meta.url), 'utf8')
const categories = 'toplevel,blink.user_timing'
/** How long a step is watched after its rows are painted, for what is drawn in pauses. */
const AFTER_MS = 1200

/** What the main thread did from a step's input on: its tasks, with their processor time in milliseconds. */
function tasksOf(events) {
  const mark = (name) => events.find((event) => event.name === name && event.cat.includes('user_timing'))
  const [begin, end] = [mark('step-begin'), mark('step-end')]
  if (!begin || !end) throw new Error('No rows came in this step')
  return events
    .filter(({ name, pid, tid }) => name.endsWith('::RunTask') && pid === end.pid && tid === end.tid)
    .filter(({ ts, dur = 0 }) => ts + dur >= begin.ts)
    .map(({ ts, tdur = 0 }) => ({ ms: tdur / 1000, isBeforeRows: ts <= end.ts }))
}

/**
 * Opens a page that can be watched.
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function openTracedPage(context) {
  const page = await context.newPage()
  await page.addInitScript(clock)
  const client = await context.newCDPSession(page)
  return {
    page,
    /** What the main thread does for a step, in ms of processor time: until its rows are painted, in all, the longest task. */
    async watch(act) {
      const events = []
      const keep = ({ value }) => events.push(...value)
      client.on('Tracing.dataCollected', keep)
      await client.send('Tracing.start', { transferMode: 'ReportEvents', categories })
      await act()
      await page.waitForFunction(() => window.clock.end(), null, { timeout: 15_000 })
      await page.waitForTimeout(AFTER_MS)
      const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
      await client.send('Tracing.end')
      await complete
      client.off('Tracing.dataCollected', keep)
      const tasks = tasksOf(events)
      const sum = (some) => some.reduce((total, { ms }) => total + ms, 0)
      return {
        'until rows': sum(tasks.filter(({ isBeforeRows }) => isBeforeRows)),
        'in all': sum(tasks),
        'longest task': Math.max(0, ...tasks.map(({ ms }) => ms)),
      }
    },
    /** Megabytes of memory the page's own objects take. */
    async heapMb() {
      await client.send('HeapProfiler.collectGarbage')
      await client.send('HeapProfiler.collectGarbage')
      return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
    },
  }
}
