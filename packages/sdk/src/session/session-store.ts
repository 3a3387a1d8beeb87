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
