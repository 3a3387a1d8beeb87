// What people in a call notice of a network that is gone for 2, 10 and 30 s: of the way of the sound alone, and of everything, in silence:
// no connection is closed, and the browser hears of nothing. `node packages/web/bench/phone-cuts.bench.mjs [seconds ...]`
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { atPhone, hears, phoneContext, talking, withMadeSound } from '../e2e/support/phones.ts'
import { soundRelay } from '../e2e/support/sound-relay.ts'
import { silentProxy } from './lib/silent-proxy.mjs'

const given = process.argv.slice(2).map(Number)
const cutsSeconds = given.length > 0 ? given : [2, 10, 30]
const LATE_MS = 28_000
const webRoot = fileURLToPath(new URL('../dist', import.meta.url))

/** Notes when the words of a call change, and when sound stops and flows. */
function watchCall() {
  const seen = { words: [], sound: [] }
  const connection = window.phoneConnections.at(-1)
  let received = 0
  const note = (list, is) => {
    if (list.at(-1)?.is !== is) list.push({ is, atMs: Date.now() })
  }
  setInterval(async () => {
    const stats = [...(await connection.getStats()).values()]
    const now = stats.find(({ type }) => type === 'inbound-rtp')?.packetsReceived ?? 0
    note(seen.sound, now > received)
    received = now
    note(seen.words, !document.body.textContent.includes('The sound has broken off'))
  }, 100)
  globalThis.seenCall = seen
}

const server = await createMockServer({ webRoot })
const { softphone } = await (await fetch(`${server.url}/assets/config.json`)).json()
const browser = await playwright.launch(withMadeSound)

/** @param {boolean} isAll whether the connection to the phone server is gone as well */
async function cutFor(seconds, isAll) {
  const proxy = await silentProxy(softphone.port)
  const contexts = [
    await phoneContext(browser, server.url, proxy.port),
    await phoneContext(browser, server.url, softphone.port),
  ]
  const relay = await soundRelay(...contexts)
  const [nora, marcus] = [await atPhone(contexts[0], 'admin'), await atPhone(contexts[1], 'user')]
  await talking(nora, 'user', marcus)
  await hears(nora)
  await nora.page.evaluate(watchCall)
  await nora.page.waitForTimeout(2000)
  const cutMs = Date.now()
  relay.cut()
  if (isAll) proxy.fallSilent()
  await nora.page.waitForTimeout(seconds * 1000)
  const backMs = Date.now()
  relay.restore()
  proxy.speak()
  await nora.page.waitForTimeout(12_000)
  const { words, sound } = await nora.page.evaluate(() => globalThis.seenCall)
  const reported = words.find(({ is, atMs }) => !is && atMs >= cutMs)
  const back = sound.find(({ is, atMs }) => is && atMs >= backMs)
  const saidBack = words.find(({ is, atMs }) => is && atMs >= backMs)
  const isReady = await nora.panel.getByText('Ready for calls').isVisible()
  // What was asked of a dead connection fails half a minute later.
  await nora.page.waitForTimeout(LATE_MS)
  const stands = (at) => at.panel.getByText('In a call').isVisible()
  const isKept = (await stands(nora)) && (await stands(marcus))
  const after = (at, sinceMs) => (at ? `${((at.atMs - sinceMs) / 1000).toFixed(1)} s` : 'NEVER')
  console.log(
    `web: ${isAll ? 'everything' : 'the sound alone'} gone for ${seconds} s: said after ${after(reported, cutMs)}, sound back ${after(back, backMs)} ` +
      `after the network, said after ${after(saidBack, backMs)}, ${isReady ? 'ready for calls' : 'NOT ready for calls'}, ` +
      `the call ${isKept ? 'stands' : 'IS OVER'} half a minute later`,
  )
  for (const context of contexts) await context.close()
  await relay.close()
  await proxy.close()
}

for (const isAll of [false, true]) for (const seconds of cutsSeconds) await cutFor(seconds, isAll)
await browser.close()
await server.close()
