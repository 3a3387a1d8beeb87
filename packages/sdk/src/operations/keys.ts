import type { CallOptions } from './operation-types.ts'

/** A random UUID. `crypto.randomUUID` is only where the page came over HTTPS; random bytes are everywhere. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5')
}

/** Gives a call its `Idempotency-Key`: the one chosen for it, or a random UUID. All tries of the call carry it. */
export type KeyMaker = (options: CallOptions) => CallOptions

/** What makes the keys of calls that move money. A client has it; see `bindOperation`. */
export const keys: KeyMaker = (options) => {
  const headers = new Headers(options.headers)
  headers.set('idempotency-key', options.idempotencyKey ?? headers.get('idempotency-key') ?? uuid())
  return { ...options, headers: Object.fromEntries(headers) }
}
