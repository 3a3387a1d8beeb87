import { DAY_MS } from '@lineboard/contract/durations'
import * as z from 'zod/mini'

const orderSchema = z.object({
  /** The `Idempotency-Key` of every call that moves this money. */
  key: z.string(),
  /** `open`: nothing was sent. `sent`: it may have been done. `done`: it was. */
  state: z.enum(['open', 'sent', 'done']),
  /** What was sent. */
  body: z.optional(z.unknown()),
  /** What became of it, where a later page needs that to go on. */
  result: z.optional(z.unknown()),
  /** When it was opened, or sent first, in milliseconds since 1970. */
  atMs: z.number(),
})

/** Money that somebody means to move once, in however many tabs and over however many reloads. */
export type Order = z.infer<typeof orderSchema>

/** Orders by what they are about, such as a top-up of a customer. */
export type Orders = Readonly<Record<string, Order>>

/** Servers keep keys for 30 days: an older order may no longer be sent. */
const keptDays = 29

/** The orders in what was stored; none of those that are damaged or too old. */
export function readOrders(stored: unknown, nowMs: number): Orders {
  const { data } = z.record(z.string(), z.unknown()).safeParse(stored)
  const all = Object.entries(data ?? {}).map(
    ([subject, value]) => [subject, orderSchema.safeParse(value).data] as const,
  )
  return Object.fromEntries(
    all.filter((each): each is [string, Order] => each[1] !== undefined && each[1].atMs > nowMs - keptDays * DAY_MS),
  )
}
