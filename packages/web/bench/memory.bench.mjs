// What the page keeps of a visit, in megabytes of its own objects after a collection: the dashboard, the call log, a page on, an order, a
// filter and none, 100 rows scrolled through. `node packages/web/bench/memory.bench.mjs [rounds] [dist ...]`, several builds in turns.
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'
import { keepFigures } from '../../../scripts/lib/trend.mjs'
import { contextOf } from './lib/signed-in.mjs'
import { home, row, steps, stored } from './lib/steps.mjs'
import { openTracedPage } from './lib/traced-page.mjs'

/** How long a page is left alone before what it keeps is weighed, in milliseconds. */
const REST_MS = 2500
const WHEEL_PX = 250

const [rounds = '3', ...named] = process.argv.slice(2)
const own = fileURLToPath(new URL('../dist', import.meta.url))
const browser = await playwright.launch(await chromium({ isMeasured: true }))
const builds = []
for (const webRoot of named.length > 0 ? named : [own])
  builds.push({ server: await createMockServer({ webRoot }), noted: new Map() })

async function measure({ server, noted }) {
  const context = await contextOf(browser, { server, stored })
  const { page, heapMb } = await openTracedPage(context)
  const note = async (name) => {
    await page.waitForTimeout(REST_MS)
    noted.set(name, [...(noted.get(name) ?? []), await heapMb()])
  }
  await page.goto(home.path)
  await page.locator(home.ready).first().waitFor()
  await note('the dashboard, MB')
  for (const [, act, text] of steps.slice(0, 5)) {
    await page.evaluate(([selector, wanted]) => window.clock.begin(selector, wanted), [row, text])
    await act(page)
    await page.waitForFunction(() => window.clock.end())
  }
  await note('25 rows, MB')
  await page.locator('main select:has(option:text-is("100"))').selectOption('100')
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 100, row)
  await page.locator(row).first().hover()
  for (let at = 0; at < 20; at += 1) await page.mouse.wheel(0, WHEEL_PX)
  await note('100 rows, MB')
  await context.close()
}

for (let round = 0; round < Number(rounds); round += 1) for (const build of builds) await measure(build)

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const figures = builds.map(({ noted }) =>
  Object.fromEntries(Array.from(noted, ([name, values]) => [name, median(values)])),
)
console.log(`web: memory, medians of ${rounds} rounds`)
for (const name of Object.keys(figures[0]))
  console.log(`${name.padEnd(24)}${figures.map((each) => each[name].toFixed(1).padStart(9)).join('')}`)
if (named.length === 0) await keepFigures('web memory', figures[0])
await browser.close()
for (const { server } of builds) await server.close()
