/** How long other tabs may take to say that something in them is not saved, in milliseconds. */
const ANSWER_MS = 200

const CHANNEL = 'lineboard-unsaved'

type Said = { ask: string } | { answer: string; title: string }

const held = new Set<symbol>()

let channel: BroadcastChannel | undefined
const heard = new Set<(said: Said) => void>()

// Without channels each tab is alone, as it is in a browser that has none.
function connect(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('ask' in data && held.size > 0) channel?.postMessage({ answer: data.ask, title: document.title } satisfies Said)
    for (const hear of heard) hear(data)
  }
  return channel
}

/** Notes that something typed in this tab is not saved, until the function it answers is called. */
export function holdUnsaved(): () => void {
  connect()
  const mine = Symbol('unsaved')
  held.add(mine)
  return () => void held.delete(mine)
}

/** Whether something typed in this tab is not saved. */
export const isUnsaved = (): boolean => held.size > 0

/** Titles of the other tabs in which something typed is not saved, asked for within 200 ms. */
export function unsavedElsewhere(): Promise<string[]> {
  const to = connect()
  if (!to) return Promise.resolve([])
  const ask = `${Date.now()} ${Math.random()}`
  const titles: string[] = []
  const hear = (said: Said) => {
    if ('answer' in said && said.answer === ask) titles.push(said.title)
  }
  heard.add(hear)
  to.postMessage({ ask } satisfies Said)
  return new Promise((resolve) =>
    setTimeout(() => {
      heard.delete(hear)
      resolve(titles)
    }, ANSWER_MS),
  )
}
