// What the main thread does for what a person waits for, in milliseconds of processor time at full speed: until the rows
// are painted, in all, and the longest task. A busy machine changes it little. Several builds are measured in turns:
// `node packages/web/bench/work.bench.mjs [rounds] [dist ...]`
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'
import { keepFigures } from '../../../scripts/lib/trend.mjs'
import { contextOf } from './lib/signed-in.mjs'
import { home, row, steps, stored } from './lib/steps.mjs'
import { openTracedPage } from './lib/traced-page.mjs'

/** How long a page is left alone before it is measured, in milliseconds. */
const REST_MS = 2500

const [rounds = '3', ...named] = process.argv.slice(2)
const own = fileURLToPath(new URL('../dist', import.meta.url))
const browser = await playwright.launch(await chromium({ isMeasured: true }))
const builds = []
for (const webRoot of named.length > 0 ? named : [own])
  builds.push({ server: await createMockServer({ webRoot }), noted: new Map() })

async function measure({ server, noted }) {
  const note = (name, value) => noted.set(name, [...(noted.get(name) ?? []), value])
  const context = await contextOf(browser, { server, stored })
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
  await context.close()
}

for (let round = 0; round < Number(rounds); round += 1) for (const build of builds) await measure(build)

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const figures = builds.map(({ noted }) =>
  Object.fromEntries(Array.from(noted, ([name, values]) => [name, median(values)])),
)
console.log(`web: processor time of the main thread, medians of ${rounds} rounds`)
for (const name of Object.keys(figures[0]))
  console.log(`${name.padEnd(32)}${figures.map((each) => each[name].toFixed(1).padStart(9)).join('')}`)
if (named.length === 0) await keepFigures('web work', figures[0])
await browser.close()
for (const { server } of builds) await server.close()
