// Pages as a slow machine behind a slow line has them.
import { readFileSync } from 'node:fs'

/** How slow: a factor for the processor, bits a second, milliseconds of a round trip. */
const slow = { cpu: 4, downBits: 10e6, upBits: 5e6, roundTripMs: 40 }

const clock = readFileSync(new URL('./page-clock.js', import.meta.url), 'utf8')

/**
 * Opens an empty page whose scripts and bytes are counted; `isCold: false` keeps what was loaded before.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ isCold?: boolean }} [how]
 */
export async function openSlowPage(context, { isCold = true } = {}) {
  const page = await context.newPage()
  await page.addInitScript(clock)
  const client = await context.newCDPSession(page)
  const asked = new Map()
  const inFlight = new Set()
  let lastMs = Date.now()
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    inFlight.add(requestId)
    asked.set(requestId, { url: request.url, isScript: false, isCached: false, bytes: 0 })
    lastMs = Date.now()
  })
  client.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = asked.get(requestId)
    if (request) request.isCached = true
  })
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = asked.get(requestId)
    if (!request) return
    request.isScript = type === 'Script' || response.mimeType.includes('javascript')
    request.isCached ||= response.fromDiskCache
  })
  const settle = ({ requestId, encodedDataLength = 0 }) => {
    inFlight.delete(requestId)
    lastMs = Date.now()
    const request = asked.get(requestId)
    if (request) request.bytes = encodedDataLength
  }
  client.on('Network.loadingFinished', settle)
  client.on('Network.loadingFailed', settle)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: isCold })
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.roundTripMs,
    downloadThroughput: slow.downBits / 8,
    uploadThroughput: slow.upBits / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  /** Scripts that came over the network so far. */
  const scripts = () => [...asked.values()].filter(({ isScript, isCached }) => isScript && !isCached)
  return {
    page,
    client,
    scripts,
    scriptKb: () => scripts().reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    /** Waits until nothing was asked for this long. */
    async rest(ms = 800) {
      const until = Date.now() + 20_000
      while (Date.now() < until && (inFlight.size > 0 || Date.now() - lastMs < ms)) await page.waitForTimeout(50)
    },
    /** Megabytes of memory the page's own objects take. */
    async heapMb() {
      await client.send('HeapProfiler.collectGarbage')
      await client.send('HeapProfiler.collectGarbage')
      return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
    },
  }
}
