// From the click on the dashboard to its first drawn chart, in milliseconds, with many calls in the mock server: as people press, with the
// pointer on the link before, and by a press that nothing tells of. Each time in a browser that has downloaded nothing of it; the first
// one is the server's first, too. `node packages/web/bench/first-chart.bench.mjs [rounds] [calls]`.
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'
import { contextOf } from './lib/signed-in.mjs'

/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const POINTED_MS = 150
/** How long the page of before is left alone, in which it comes to rest, in milliseconds. */
const REST_MS = 4000
/** Paths that a drawing has once its bars are there: axes alone are fewer. */
const DRAWN_PATHS = 8

const rounds = Number(process.argv[2] ?? 4)
const calls = Number(process.argv[3] ?? 1_000_000)
const webRoot = fileURLToPath(new URL('../dist', import.meta.url))

/** Notes how long after the next click a chart is drawn. */
function watchCharts(paths) {
  const begin = () => {
    const startMs = performance.now()
    const look = () => {
      const drawings = [...document.querySelectorAll('main svg[baseProfile]')]
      if (drawings.some((drawing) => drawing.querySelectorAll('path').length > paths))
        globalThis.firstChartMs = performance.now() - startMs
      else requestAnimationFrame(look)
    }
    look()
  }
  addEventListener('click', begin, { capture: true, once: true })
}

async function measure(browser, server, isPointed) {
  const context = await contextOf(browser, { server, stored: {} })
  const page = await context.newPage()
  await page.goto('/service/ticket')
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' })
  await link.waitFor()
  await page.waitForTimeout(REST_MS)
  await page.evaluate(watchCharts, DRAWN_PATHS)
  if (isPointed) {
    await link.hover()
    await page.waitForTimeout(POINTED_MS)
    await link.click()
  } else await link.evaluate((element) => element.click())
  const taken = await page.waitForFunction(() => globalThis.firstChartMs)
  const ms = await taken.jsonValue()
  await context.close()
  return Math.round(ms)
}

const browser = await playwright.launch(await chromium({ isMeasured: true }))
for (const isPointed of [true, false]) {
  const server = await createMockServer({ webRoot, size: { callLogs: calls } })
  // As the command does, and then nothing is asked for a while.
  await server.prepare()
  await setTimeout(REST_MS)
  const taken = []
  for (let round = 0; round < rounds; round += 1) taken.push(await measure(browser, server, isPointed))
  console.log(`web: first chart at ${calls} calls, ${isPointed ? 'pointed at' : 'untold'}: ${taken.join(', ')} ms`)
  await server.close()
}
await browser.close()
