/** A random text that nobody guesses, of 128 bits. `crypto.randomUUID` is only where the page came over HTTPS; this is everywhere. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Runs the work while no other tab of this browser runs work under the same name. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Pages that came neither over HTTPS nor from this machine have no locks: only the server's keys keep two tabs apart there.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(name, work) : work()
}

/** Something that only one tab has at a time. The browser releases it when that tab is closed or dies. */
export interface TabLock {
  /** Takes it; false where another tab has it. */
  take(): Promise<boolean>
  /** Leaves it to another tab. */
  release(): void
  /** Calls back once no tab has it; asked once at a time. */
  whenFree(then: () => void): void
  /** Releases it, and waits no longer. */
  close(): void
}

/** The lock of all tabs under a name. */
export function tabLock(name: string): TabLock {
  const ending = new AbortController()
  let letGo: (() => void) | undefined
  let isWaiting = false
  const release = () => {
    letGo?.()
    letGo = undefined
  }
  return {
    take: () =>
      new Promise((resolve) => {
        void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock === null
            ? undefined
            : new Promise<void>((end) => {
                letGo = end
              })
        })
      }),
    release,
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
    close() {
      ending.abort()
      release()
    },
  }
}
