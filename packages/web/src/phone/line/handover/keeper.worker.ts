// A service worker, as it alone outlives a page: it keeps in memory what a page that is left says of its phone, gives it once to
// the first page that asks, and ends the calls that no page goes on with.
import type { KeeperMessage, LeftPhone } from './left-phone.ts'

/** How long another page may take, and the ends of calls to be sent, in milliseconds. */
const CLAIM_MS = 10_000
const SEND_MS = 2000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let kept: LeftPhone | undefined

async function endCalls({ url, calls }: LeftPhone): Promise<void> {
  if (calls.length === 0) return
  const socket = new WebSocket(url, 'sip')
  socket.addEventListener('open', () => {
    for (const { goodbye } of calls) socket.send(goodbye)
  })
  await pause(SEND_MS)
  socket.close()
}

async function keep(left: LeftPhone): Promise<void> {
  kept = left
  await pause(CLAIM_MS)
  if (kept !== left) return
  kept = undefined
  await endCalls(left)
}

addEventListener('message', (event: MessageEvent<KeeperMessage>) => {
  const { data, ports } = event
  if (data.kind === 'claim') {
    const isTheirs = kept?.userId === data.userId
    ports[0]?.postMessage(isTheirs ? kept : undefined)
    if (isTheirs) kept = undefined
    return
  }
  const done = keep(data.left)
  // Without this the browser may end it sooner.
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(done)
})
