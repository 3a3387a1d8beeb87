// A service worker, as it alone outlives a page: it keeps in memory what a page that is left says of its phone, gives it once to
// the first page that asks, and ends the calls that no page goes on with.
import { challengeOf, proofHeader } from './digest.ts'
import type { KeeperMessage, LeftPhone } from './left-phone.ts'
import { goodbye, type SipDialog, userOf } from './sip-dialog.ts'

/** How long another page may take, and the ends of calls to be sent, in milliseconds. */
const CLAIM_MS = 10_000
const SEND_MS = 2000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let kept: LeftPhone | undefined

/** Ends the calls over a connection that no phone has registered on, so a server may ask once for the password. */
async function endCalls({ url, calls, secret }: LeftPhone): Promise<void> {
  if (calls.length === 0) return
  const socket = new WebSocket(url, 'sip')
  const proved = new Set<SipDialog>()
  socket.addEventListener('open', () => {
    for (const { dialog } of calls) socket.send(goodbye(dialog))
  })
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const answer = String(data)
    const dialog = calls.find(({ dialog: { callId } }) => answer.includes(callId))?.dialog
    const challenge = challengeOf(answer)
    if (!dialog || !challenge || proved.has(dialog)) return
    proved.add(dialog)
    const request = { username: userOf(dialog), secret, method: 'BYE', uri: dialog.target }
    socket.send(goodbye(dialog, proofHeader(challenge, request)))
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
