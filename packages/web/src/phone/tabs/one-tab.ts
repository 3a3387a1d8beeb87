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
  say(message: TabMessage<State, Command>): void
  close(): void
}

/** Holds tabs apart by a lock, which the browser lets go when a tab is closed or dies. */
export function createOneTab<State, Command>({ name, onMessage }: OneTabNeeds<State, Command>): OneTab<State, Command> {
  const channel = new BroadcastChannel(name)
  let letGo: (() => void) | undefined
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
    say: (message) => channel.postMessage(message),
    close() {
      letGo?.()
      channel.close()
    },
  }
}
