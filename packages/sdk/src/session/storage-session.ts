import type { Session, SessionStore } from './session-store.ts'

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
