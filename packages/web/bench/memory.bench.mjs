// What the page keeps of a visit, in megabytes of its own objects after a collection: the dashboard, the call log, a page on, an order, a
// filter and none, 100 rows scrolled through. `node packages/web/bench/memory.bench.mjs [rounds] [dist ...]`, several builds in turns.
import { compareBuilds } from './lib/compare-builds.mjs'
import { home, row, steps } from './lib/steps.mjs'
import { openTracedPage } from './lib/traced-page.mjs'

/** How long a page is left alone before what it keeps is weighed, in milliseconds. */
const REST_MS = 2500
const WHEEL_PX = 250

await compareBuilds('web memory', 'memory', async (context, note) => {
  const { page, heapMb } = await openTracedPage(context)
  const weigh = async (name) => {
    await page.waitForTimeout(REST_MS)
    note(name, await heapMb())
  }
  await page.goto(home.path)
  await page.locator(home.ready).first().waitFor()
  await weigh('the dashboard, MB')
  for (const [, act, text] of steps.slice(0, 5)) {
    await page.evaluate(([selector, wanted]) => window.clock.begin(selector, wanted), [row, text])
    await act(page)
    await page.waitForFunction(() => window.clock.end())
  }
  await weigh('25 rows, MB')
  await page.locator('main select:has(option:text-is("100"))').selectOption('100')
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 100, row)
  await page.locator(row).first().hover()
  for (let at = 0; at < 20; at += 1) await page.mouse.wheel(0, WHEEL_PX)
  await weigh('100 rows, MB')
})
