// How smoothly a list of 100 rows scrolls on a slow machine: frames a second and the longest time without one, beside a bare
// table of the same cells in the same run.
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'

const SLOWER = 4
const ROUNDS = 3
const SCROLL_PX = 3600
const SPEED_PX_S = 1200
const webRoot = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))

/** Counts frames until `stopCounting`. */
function startCounting(selector) {
  const scroller = document.querySelector(selector)
  const counted = { frames: 0, longestMs: 0, fromMs: performance.now(), startTop: scroller.scrollTop }
  let last = performance.now()
  const frame = (now) => {
    if (globalThis.stopped) return
    counted.frames += 1
    counted.longestMs = Math.max(counted.longestMs, now - last)
    last = now
    requestAnimationFrame(frame)
  }
  globalThis.stopped = false
  requestAnimationFrame(frame)
  globalThis.stopCounting = () => {
    globalThis.stopped = true
    const seconds = (performance.now() - counted.fromMs) / 1000
    return { ...counted, perSecond: counted.frames / seconds, scrolledPx: scroller.scrollTop - counted.startTop }
  }
}

async function scroll(page, selector) {
  const client = await page.context().newCDPSession(page)
  const box = await page.locator(selector).boundingBox()
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(startCounting, selector)
  await client.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -SCROLL_PX,
    speed: SPEED_PX_S,
    gestureSourceType: 'mouse',
  })
  const counted = await page.evaluate(() => globalThis.stopCounting())
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.locator(selector).evaluate((element) => {
    element.scrollTop = 0
  })
  await page.waitForTimeout(500)
  return counted
}

/** Writes the cells of the grid into a table that does nothing else, in a scroller of the same size. */
function replaceByTable() {
  const grid = document.querySelector('[role=grid]')
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller')
  const { width, height } = scroller.getBoundingClientRect()
  const cells = [...grid.querySelector('[role=row][data-id]').children].map(({ textContent }) => textContent)
  const row = `<tr style="height:44px">${cells.map((text) => `<td style="width:130px">${text}</td>`).join('')}</tr>`
  const bare = document.createElement('div')
  bare.id = 'bare'
  bare.style = `width:${width}px;height:${height}px;overflow:auto`
  bare.innerHTML = `<table>${row.repeat(100)}</table>`
  grid.parentElement.replaceChildren(bare)
}

const server = await createMockServer({ webRoot })
const browser = await playwright.launch(await chromium({ isMeasured: true }))
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
const answer = await page.request.post('/api/v1/DashUsers/authenticate', {
  data: { username: 'admin', password: 'Lineboard1!' },
})
await page.addInitScript((token) => localStorage.setItem('token', token), await answer.text())

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function measure(name, selector) {
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scroll(page, selector))
  const of = (key) => median(rounds.map((each) => each[key]))
  console.log(
    `web: 100 rows, ${SLOWER} times slower: ${name}: ${of('perSecond').toFixed(0)} frames/s, longest ${of('longestMs').toFixed(0)} ms, ` +
      `${of('scrolledPx').toFixed(0)} px`,
  )
  return of('perSecond')
}

await page.goto('/service/call-log?period=all&pageSize=100')
await page.locator('[role=row][data-id]').first().waitFor()
await page.waitForTimeout(3000)
const ours = await measure('the call log', '.MuiDataGrid-virtualScroller')
await page.evaluate(replaceByTable)
const bare = await measure('a bare table', '#bare')
console.log(`web: the call log scrolls at ${(ours / bare).toFixed(2)} of a bare table (target: at least 0.90)`)
await browser.close()
await server.close()
