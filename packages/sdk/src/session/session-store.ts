import type { components } from '@lineboard/contract'

/** A session as signing in answers it: token, lifetime, and whose it is. */
export type Session = components['schemas']['Session']

/** Where the session of a client is kept. */
export interface SessionStore {
  /** The session kept; undefined where there is none. Asked for every call. */
  get(): Session | undefined
  /** Keeps a session, that of a renewal too. */
  set(session: Session): void
  /** Forgets it. */
  clear(): void
}

/** Keeps a session as long as the program runs. */
export function memorySession(): SessionStore {
  let session: Session | undefined
  return {
    get: () => session,
    set(kept) {
      session = kept
    },
    clear() {
      session = undefined
    },
  }
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

function parse(text: string | null): Session | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    return isSession(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a session in the browser, for all tabs of the page's origin, until it is signed out of. Whatever script runs in the page can read
 * it. What is there and is no session is taken for none.
 */
export const storageSession = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
  key = 'lineboard.session',
): SessionStore => ({
  get: () => parse(storage.getItem(key)),
  set: (session) => storage.setItem(key, JSON.stringify(session)),
  clear: () => storage.removeItem(key),
})

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
