// A session as people have it, at full speed: 60 steps through two lists, records, tabs and back. Milliseconds from the press until the rows or
// the record are painted, and how many steps of a hundred take no longer than 100 and 200: `node packages/web/bench/session.bench.mjs [rounds] [dist ...]`
import { compareBuilds } from './lib/compare-builds.mjs'
import { list, row } from './lib/steps.mjs'
import { openTracedPage } from './lib/traced-page.mjs'

/** How long somebody looks at what has come before the next press, in milliseconds. */
const GLANCE_MS = 500
const ROUNDS = 10
const tab = 'header li button:text-is("Call Logs")'
const record = '[role=dialog] :is(input, dd)'

/** Six steps that end where they begin: what is done, and what is waited for. */
const steps = [
  ['list', (page) => page.click('nav a[href^="/service/call-log"]'), row],
  ['record', (page) => page.locator(row).first().getByRole('link').first().click(), record],
  ['close', (page) => page.evaluate(() => window.clock.leave('[role=dialog]'))],
  ['other list', (page) => page.click('nav a[href^="/service/tracking-number"]'), row],
  ['tab', (page) => page.click(tab), row],
  ['back', (page) => page.evaluate(() => window.clock.back()), row],
]

await compareBuilds('web session', 'a session of 60 steps', async (context, note) => {
  const { page } = await openTracedPage(context)
  await page.goto(list)
  await page.locator(row).first().waitFor()
  await page.click('nav a[href^="/service/tracking-number"]')
  await page.waitForTimeout(2500)
  const taken = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, act, wanted] of steps) {
      if (wanted) await page.evaluate((selector) => window.clock.begin(selector), wanted)
      await act(page)
      const ended = await page.waitForFunction(() => window.clock.end(), null, { timeout: 15_000 })
      const { ms } = await ended.jsonValue()
      taken.push(ms)
      note(`${name}, ms`, ms)
      await page.waitForTimeout(GLANCE_MS)
    }
  }
  for (const most of [100, 200])
    note(`steps within ${most} ms, %`, (taken.filter((ms) => ms <= most).length / taken.length) * 100)
})
