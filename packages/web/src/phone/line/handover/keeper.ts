import address from './keeper.worker.ts?worker&url'
import type { KeeperMessage, LeftPhone } from './left-phone.ts'

/** How long the keeper may take to answer, in milliseconds. */
const ANSWER_MS = 2000

let worker: ServiceWorker | undefined

/** Has the keeper ready; where a browser allows none, a page that is left ends its calls. */
export async function prepareKeeper(): Promise<void> {
  if (worker || !('serviceWorker' in navigator)) return
  const type = import.meta.env.DEV ? 'module' : 'classic'
  const { installing, waiting, active } = await navigator.serviceWorker.register(address, { type })
  worker = installing ?? waiting ?? active ?? undefined
}

const say = (message: KeeperMessage, ports: MessagePort[] = []) => worker?.postMessage(message, ports)

/** Whether what a page leaves is kept. */
export const isKeeperReady = (): boolean => worker?.state === 'activated'

/** Leaves the phone to the next page. */
export const leavePhone = (left: LeftPhone): void => say({ kind: 'keep', left })

/** What a page has left of the phone of this person a moment ago; each page's is given once. */
export async function claimPhone(userId: number): Promise<LeftPhone | undefined> {
  await prepareKeeper()
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<LeftPhone | undefined>) => resolve(data))
    port1.start()
    say({ kind: 'claim', userId }, [port2])
    setTimeout(() => resolve(undefined), ANSWER_MS)
  })
}
