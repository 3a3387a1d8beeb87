import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'

/** A random UUID. `crypto.randomUUID` is only where the page came over HTTPS; random bytes are everywhere. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5')
}

type Call<Args> = [entry: OperationEntry, args: Args, options: CallOptions]

/** Gives a call its `Idempotency-Key`, which all its tries carry and which makes it repeatable. */
export type KeyMaker = <Args>(call: Call<Args>) => Call<Args>

/** What makes the keys of calls that move money. A client has it; see `bindOperation`. */
export const keys: KeyMaker = ([entry, args, options]) => {
  const headers = new Headers(options.headers)
  headers.set('idempotency-key', options.idempotencyKey ?? headers.get('idempotency-key') ?? uuid())
  return [{ ...entry, isRepeatable: true }, args, { ...options, headers: Object.fromEntries(headers) }]
}
