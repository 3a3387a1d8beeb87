/** A random text that nobody guesses, of 128 bits. `crypto.randomUUID` is only where the page came over HTTPS; this is everywhere. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Does the work while no other tab of this browser does work under the same name. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Pages that came neither over HTTPS nor from this machine have no locks: the server's keys alone hold two tabs apart there.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(name, work) : work()
}
