// What a person waits for on a slow machine behind a slow line, beside the grid on a bare page in the same run: the first
// load, a load with everything in the browser's cache, opening a list, turning its page, ordering, filtering; with the
// scripts asked for. `node packages/web/bench/flow.bench.mjs [rounds]`
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'
import { buildFloor } from './lib/floor.mjs'
import { contextOf } from './lib/signed-in.mjs'
import { openSlowPage } from './lib/slow-page.mjs'
import * as callLog from './lib/steps.mjs'

const { row } = callLog
const rounds = Number(process.argv[2] ?? 5)
const ours = {
  name: 'lineboard',
  webRoot: fileURLToPath(new URL('../dist', import.meta.url)),
  ...callLog,
}
const floor = {
  name: 'bare grid',
  webRoot: await buildFloor(),
  stored: {},
  list: '/list',
  home: { path: '/', ready: 'nav a' },
  steps: [
    ['open', (page) => page.click('nav a')],
    ['next page', (page) => page.click('button[aria-label="Next page"]')],
    ['sort', (page) => page.click('[role=columnheader][data-field=talkSeconds] .MuiDataGrid-columnHeaderTitle')],
    ['filter', (page) => page.fill('input[aria-label="Filter"]', '212'), '212'],
    ['clear filter', (page) => page.fill('input[aria-label="Filter"]', '')],
  ],
}

const browser = await playwright.launch(await chromium({ isMeasured: true }))

async function load(context, path, ready, isCold) {
  const slow = await openSlowPage(context, { isCold })
  const { page, scripts, scriptKb } = slow
  await page.addInitScript((selector) => window.clock.waitFor(selector), ready)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.clock.readyMs !== undefined)
  const first = scripts().length
  await slow.rest()
  const readyMs = await page.evaluate(() => window.clock.readyMs)
  return { ...slow, figures: { ms: readyMs, 'scripts before': first, scripts: scripts().length, kB: scriptKb() } }
}

/** Every figure of one round of one page, by its name. */
async function measure({ server, stored, list, home, steps }) {
  const figures = {}
  const note = (name, values) => {
    for (const [key, value] of Object.entries(values)) figures[`${name}: ${key}`] = value
  }
  const context = await contextOf(browser, { server, stored })
  const cold = await load(context, list, row, true)
  note('list, first load', cold.figures)
  await cold.page.close()
  for (const each of ['', 'warm']) {
    const warm = await load(context, list, row, false)
    if (each) note('list, loaded before', { ms: warm.figures.ms, scripts: warm.figures.scripts })
    await warm.page.close()
  }
  const slow = await load(context, home.path, home.ready, true)
  const { page, scripts, rest, heapMb } = slow
  for (const [name, act, text] of steps) {
    const before = scripts().length
    await page.evaluate(([selector, wanted]) => window.clock.begin(selector, wanted), [row, text])
    await act(page)
    const step = await page.waitForFunction(() => window.clock.end(), null, { timeout: 15_000 }).catch(() => undefined)
    await rest()
    const { ms, longestMs } = (await step?.jsonValue()) ?? { ms: Number.NaN, longestMs: Number.NaN }
    note(name, { ms, 'longest task': longestMs, scripts: scripts().length - before })
  }
  figures['memory after it: MB'] = await heapMb()
  await context.close()
  return figures
}

const pages = []
for (const page of [ours, floor])
  pages.push({ ...page, server: await createMockServer({ webRoot: page.webRoot }), rounds: [] })
for (let round = 0; round < rounds; round += 1) for (const page of pages) page.rounds.push(await measure(page))

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const [own, bare] = pages.map(
  ({ rounds: all }) =>
    (name) =>
      median(all.map((figures) => figures[name])),
)
const shown = (value, digits) => (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(11)
console.log(`web: medians of ${rounds} rounds, processor 4 times slower, 10 Mbit/s, 40 ms`)
console.log(`${''.padEnd(36)}${'lineboard'.padStart(11)}${'bare grid'.padStart(11)}${'ratio'.padStart(11)}`)
for (const name of Object.keys(pages[0].rounds[0])) {
  const digits = /kB|MB/.test(name) ? 1 : 0
  const ratio = own(name) / bare(name)
  console.log(
    `${name.padEnd(36)}${shown(own(name), digits)}${shown(bare(name), digits)}${shown(Number.isFinite(ratio) ? ratio : Number.NaN, 2)}`,
  )
}
await browser.close()
for (const { server } of pages) await server.close()
