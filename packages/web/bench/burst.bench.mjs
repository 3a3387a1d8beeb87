// What an open list does under 500 events a second: the longest frame, the memory before and after, and whether anything is lost.
// `node packages/web/bench/burst.bench.mjs [seconds] [events a second]`; 0 events a second say what the machine does by itself.
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'
import { watchMainThread } from './lib/main-thread.mjs'
import { contextOf } from './lib/signed-in.mjs'

const SECONDS = Number(process.argv[2] ?? 60)
const EVENTS_A_SECOND = Number(process.argv[3] ?? 500)
const TICK_MS = 20
const webRoot = fileURLToPath(new URL('../dist', import.meta.url))

/** Notes the longest time between two frames. */
function watchFrames() {
  const seen = { longestMs: 0, over100: 0, frames: 0 }
  let last = performance.now()
  const frame = (now) => {
    const took = now - last
    last = now
    seen.frames += 1
    seen.longestMs = Math.max(seen.longestMs, took)
    if (took > 100) seen.over100 += 1
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  globalThis.seenFrames = seen
}

async function heapMb(client) {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

const server = await createMockServer({ webRoot })
const browser = await playwright.launch(await chromium({ isMeasured: true }))
const context = await contextOf(browser, { server, stored: {} })
const page = await context.newPage()
await page.goto('/service/call-log?period=all&pageSize=100')
await page.locator('[role=row][data-id]').first().waitFor()
await page.getByText('Live', { exact: true }).waitFor()
await page.waitForTimeout(5000)

const client = await context.newCDPSession(page)
const calls = server.store.table('CallLog')
const [shown] = calls.find({ order: 'startedAt DESC', limit: 1 })
const { id: _, ...sample } = shown
const first = await page.locator('[role=row][data-id]').first().getAttribute('data-id')
const before = await heapMb(client)
await page.evaluate(watchFrames)
const endWatch = await watchMainThread(browser)

const startMs = performance.now()
let events = 0
let added = 0
while (performance.now() - startMs < SECONDS * 1000) {
  const due = Math.min(((performance.now() - startMs) / 1000) * EVENTS_A_SECOND, SECONDS * EVENTS_A_SECOND)
  for (; events < due; events += 1) {
    if (events % 2) calls.patch(shown.id, { talkSeconds: events })
    else {
      calls.insert({ ...sample, startedAt: new Date().toISOString() })
      added += 1
    }
  }
  await new Promise((resolve) => setTimeout(resolve, TICK_MS))
}
const seen = await page.evaluate(() => globalThis.seenFrames)
const { longestTaskMs, longestFrameMs, totalMs } = await endWatch()
await page.waitForTimeout(5000)
const said = added > 0 ? await page.getByRole('button', { name: / new$/ }).textContent() : ''
const after = await heapMb(client)
const stays = (await page.locator('[role=row][data-id]').first().getAttribute('data-id')) === first
console.log(
  `web: ${events} events in ${SECONDS} s on 100 rows: longest frame ${seen.longestMs.toFixed(0)} ms, ${seen.over100} over 100 ms of ${seen.frames}; ` +
    `processor time of the page ${(totalMs / 1000).toFixed(1)} s, at most ${longestFrameMs.toFixed(0)} ms from frame to frame and ${longestTaskMs.toFixed(0)} ms at a stretch; ` +
    `heap ${before.toFixed(1)} MB, then ${after.toFixed(1)} MB; ${added} added, "${said}" said; the first row ${stays ? 'stays' : 'MOVED'}`,
)
await browser.close()
await server.close()
