import { commitAll, pending, postpone } from './pending-changes.ts'

const CHANNEL = 'lineboard-waiting'

/** How long other tabs may take to say that something waits in them, in milliseconds. */
const ANSWER_MS = 100

/** How long they may take to carry it out, in milliseconds: who leaves is not held up by a server that does not answer. */
const FINISH_MS = 10_000

let heard: BroadcastChannel | undefined

type Said = { ask: string } | { begun: string } | { ended: string }

/** From now on, carries out what waits in this tab when another one asks for it. */
function finishForOthers(waits: () => boolean, finish: () => Promise<void>): void {
  // Without channels each tab is alone, as it is in a browser that has none.
  if (heard || typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  heard = channel
  channel.onmessage = async ({ data }: MessageEvent<Said>) => {
    if (!('ask' in data) || !waits()) return
    channel.postMessage({ begun: data.ask } satisfies Said)
    await finish()
    channel.postMessage({ ended: data.ask } satisfies Said)
  }
}

/** Has other tabs carry out what waits in them, while the session that they share is there; resolves once they have. */
export function flushOtherTabs(): Promise<void> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve()
  const channel = new BroadcastChannel(CHANNEL)
  const ask = `${Date.now()} ${Math.random()}`
  let running = 0
  return new Promise((resolve) => {
    const end = () => {
      channel.close()
      resolve()
    }
    setTimeout(end, FINISH_MS)
    setTimeout(() => running === 0 && end(), ANSWER_MS)
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('begun' in data && data.begun === ask) running += 1
      if ('ended' in data && data.ended === ask) running -= 1
      if ('ended' in data && running === 0) end()
    }
    channel.postMessage({ ask } satisfies Said)
  })
}

/** `postpone`, and another tab that ends the session they share has it carried out first: every change of the app waits so. */
export function postponeInTabs(change: Parameters<typeof postpone>[0]): number {
  finishForOthers(() => pending.list.length > 0, commitAll)
  return postpone(change)
}
