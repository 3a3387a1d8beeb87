import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'

/** A random UUID. `crypto.randomUUID` is only where the page came over HTTPS; random bytes are everywhere. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5')
}

type Call<Args> = [entry: OperationEntry, args: Args, options: CallOptions]

/**
 * The arguments of a call with its `Idempotency-Key`, which all its tries carry and which makes it repeatable; as they are where none is
 * chosen and none is made.
 */
export function withKey<Args>([entry, args, options]: Call<Args>, client: { idempotencyKeys?: boolean }): Call<Args> {
  const headers = new Headers(options.headers)
  const key =
    options.idempotencyKey ?? headers.get('idempotency-key') ?? (client.idempotencyKeys === false ? undefined : uuid())
  if (key === undefined) return [entry, args, options]
  headers.set('idempotency-key', key)
  return [{ ...entry, isRepeatable: true }, args, { ...options, headers: Object.fromEntries(headers) }]
}
