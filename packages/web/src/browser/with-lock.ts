/** Does the work while no other tab of this browser does work under the same name. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Pages that came neither over HTTPS nor from this machine have no locks: the server's keys alone hold two tabs apart there.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(name, work) : work()
}
