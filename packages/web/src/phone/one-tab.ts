/** What tabs of one browser say to each other about the phone that one of them has. */
export type TabMessage<State, Command> =
  | { kind: 'who' }
  | { kind: 'state'; state: State }
  | { kind: 'command'; command: Command }
  | { kind: 'take' }
  | { kind: 'given'; secret: string }
  /** Its page is closed or loaded anew; `isKept`: whoever claims it first goes on with it. */
  | { kind: 'gone'; isKept: boolean }

interface OneTabNeeds<State, Command> {
  /** Names the phone: tabs of the same person. */
  name: string
  onMessage(message: TabMessage<State, Command>): void
}

/** The one phone of all tabs. */
export interface OneTab<State, Command> {
  /** Takes the phone; false where another tab has it. */
  take(): Promise<boolean>
  /** Leaves it to another tab. */
  release(): void
  /** Calls back once no tab has it, also where that of a tab that died is gone with it; asked once at a time. */
  whenFree(then: () => void): void
  say(message: TabMessage<State, Command>): void
  close(): void
}

/** Holds tabs apart by a lock, which the browser lets go when a tab is closed or dies. */
export function createOneTab<State, Command>({ name, onMessage }: OneTabNeeds<State, Command>): OneTab<State, Command> {
  const channel = new BroadcastChannel(name)
  const ending = new AbortController()
  let letGo: (() => void) | undefined
  let isWaiting = false
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage<State, Command>>) => onMessage(data))
  return {
    take: () =>
      new Promise((resolve) => {
        void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock === null
            ? undefined
            : new Promise<void>((release) => {
                letGo = release
              })
        })
      }),
    release() {
      letGo?.()
      letGo = undefined
    },
    whenFree(then) {
      if (isWaiting) return
      isWaiting = true
      // Shared with tabs that wait as well, and let go at once.
      const wait = navigator.locks.request(name, { mode: 'shared', signal: ending.signal }, () => {
        isWaiting = false
        then()
      })
      wait.catch(() => undefined)
    },
    say: (message) => channel.postMessage(message),
    close() {
      ending.abort()
      letGo?.()
      channel.close()
    },
  }
}
