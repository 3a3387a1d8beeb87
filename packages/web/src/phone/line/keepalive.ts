/** For how many seconds a registration holds that the server answered with these contacts, of which one is the `own` one. */
export function grantedSeconds(contacts: readonly string[], own: string): number | undefined {
  const [user = ''] = /sips?:[^@>]+@/i.exec(own) ?? []
  const mine = contacts.flatMap((header) => header.split(',')).find((contact) => contact.includes(user))
  const [, seconds] = /;\s*expires\s*=\s*"?(\d+)/i.exec(mine ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/** What is done to a connection to keep it. */
export interface KeptLine {
  isConnected(): boolean
  /** Sends a sign of life (RFC 5626, 3.5.1): what stands between lets a silent connection go. */
  ping(): void
  /** Registers anew, so that it does not run out. */
  refresh(): void
  /** Connects now; nothing happens where that is under way. */
  reconnect(): void
}

/**
 * What each beat does for a line, at a time in milliseconds. A registration is made anew at half of what is left to it, before the
 * library's own timer does: that one is the page's, and late in a hidden tab.
 */
export function createKeepAlive(line: KeptLine): {
  beat(nowMs: number): void
  /** Registered, for so many seconds. */
  registered(nowMs: number, seconds: number): void
} {
  let refreshAtMs = Number.POSITIVE_INFINITY
  let halfMs = Number.POSITIVE_INFINITY
  return {
    beat(nowMs) {
      if (!line.isConnected()) {
        refreshAtMs = Number.POSITIVE_INFINITY
        line.reconnect()
        return
      }
      line.ping()
      if (nowMs < refreshAtMs) return
      refreshAtMs = nowMs + halfMs
      line.refresh()
    },
    registered(nowMs, seconds) {
      halfMs = (seconds * 1000) / 2
      refreshAtMs = nowMs + halfMs
    },
  }
}

/** Calls back every ten seconds, in a hidden page as well, until the answer is called. */
export function startBeat(onBeat: () => void): () => void {
  const worker = new Worker(new URL('./keepalive.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', onBeat)
  return () => worker.terminate()
}
