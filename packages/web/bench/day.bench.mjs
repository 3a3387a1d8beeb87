// What a person asks for, of the files and of the API: the figures of docs/deploying.md. The app is opened with nothing in the browser's
// cache, every entry of the menu is gone through, and both again with what is kept by then.
// `node packages/web/bench/day.bench.mjs [rounds]`
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'
import { contextOf } from './lib/signed-in.mjs'

const rounds = Number(process.argv[2] ?? 1)
const webRoot = fileURLToPath(new URL('../dist', import.meta.url))
const server = await createMockServer({ webRoot, size: { callLogs: 5000 } })
const browser = await playwright.launch(await chromium({ isMeasured: true }))
const context = await contextOf(browser, { server, stored: {} })

/** Requests that reached the server and kilobytes that it sent, heads included, of files and of the API. */
const figures = { files: { requests: 0, kB: 0 }, api: { requests: 0, kB: 0 } }
const page = await context.newPage()
const network = await context.newCDPSession(page)
await network.send('Network.enable')
const urls = new Map()
const cached = new Set()
network.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, new URL(request.url)))
network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
network.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && cached.add(requestId))
network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  const url = urls.get(requestId)
  if (cached.has(requestId) || url?.origin !== new URL(server.url).origin) return
  const of = url.pathname.startsWith('/api/') ? figures.api : figures.files
  of.requests += 1
  of.kB += encodedDataLength / 1000
})

/** Does something until the page rests; says what it took. */
async function take(name, act) {
  for (const of of Object.values(figures)) Object.assign(of, { requests: 0, kB: 0 })
  await act()
  const line = Object.entries(figures).map(
    ([of, { requests, kB }]) => `${of} ${requests} requests, ${kB.toFixed(0)} kB`,
  )
  console.log(`${name.padEnd(44)} ${line.join('; ')}`)
}

const rest = () => page.waitForLoadState('networkidle')
async function open() {
  await page.goto('/service/dashboard')
  await page.waitForSelector('nav a')
  await rest()
}
async function walk() {
  const entries = await page
    .locator('nav a[href^="/service"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  for (const href of entries) {
    await page.locator(`nav a[href="${href}"]`).first().click()
    await page.waitForTimeout(300)
    await rest()
  }
}

try {
  await take('first opening, nothing in the cache', open)
  await take('every entry of the menu, the first time', walk)
  await take(`every entry of the menu, ${rounds} times more`, async () => {
    for (let round = 0; round < rounds; round++) await walk()
  })
  await take(`opened ${rounds} times more, from the cache`, async () => {
    for (let round = 0; round < rounds; round++) await open()
  })
} finally {
  await browser.close()
  await server.close()
}
