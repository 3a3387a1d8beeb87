/** What of a session token says how long it lives. */
export interface SessionLife {
  /** When it ends, where the server says so. */
  expires?: string | undefined
  /** When it was made. */
  created?: string | undefined
  /** How long it lives, in seconds from `created`. */
  ttl?: number | undefined
}

/** When a session ends, in milliseconds since 1970: `expires`, or `created` and `ttl`. Never where it says neither, or where `ttl` is -1, as LoopBack has it. */
export function sessionExpiresAtMs({ expires, created, ttl }: SessionLife): number {
  if (ttl !== undefined && ttl < 0) return Number.POSITIVE_INFINITY
  const endMs = expires ? Date.parse(expires) : Date.parse(created ?? '') + (ttl ?? Number.NaN) * 1000
  return Number.isNaN(endMs) ? Number.POSITIVE_INFINITY : endMs
}

/** Whether there is a session that has not ended. A token without an id is none. */
export function isSessionAlive(session: (SessionLife & { id?: string }) | undefined, nowMs: number): boolean {
  return Boolean(session?.id) && session !== undefined && sessionExpiresAtMs(session) > nowMs
}
