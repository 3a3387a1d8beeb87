// What the main thread does for what a person waits for, in milliseconds of processor time at full speed: until the rows
// are painted, in all, and the longest task. A busy machine changes it little. Several builds are measured in turns:
// `node packages/web/bench/work.bench.mjs [rounds] [dist ...]`
import { compareBuilds } from './lib/compare-builds.mjs'
import { home, row, steps } from './lib/steps.mjs'
import { openTracedPage } from './lib/traced-page.mjs'

/** How long a page is left alone before it is measured, in milliseconds. */
const REST_MS = 2500

await compareBuilds('web work', 'processor time of the main thread', async (context, note) => {
  const { page, heapMb, watch } = await openTracedPage(context)
  const at = async (path, ready) => {
    await page.goto(path)
    await page.locator(ready).first().waitFor()
    await page.waitForTimeout(REST_MS)
  }
  const measured = async (name, act, text) => {
    await page.evaluate(([selector, wanted]) => window.clock.begin(selector, wanted), [row, text])
    for (const [part, ms] of Object.entries(await watch(() => act(page)))) note(`${name}: ${part}, ms`, ms)
  }
  await at(home.path, home.ready)
  for (const step of steps) await measured(...step)
  note('memory, MB', await heapMb())
  await page.addInitScript((address) => localStorage.setItem('list.call-log', address), 'period=all&pageSize=100')
  await at(home.path, home.ready)
  await measured('open 100 rows', steps[0][1])
  await measured('next 100 rows', () => page.click('button[aria-label="Next page"]'))
})
