import { DAY_MS } from '@lineboard/contract/durations'
import { useEffect, useEffectEvent } from 'react'
import { proxy, ref, snapshot, useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { randomKey, withLock } from '../../browser/locks.ts'
import { onStoredElsewhere, readStoredJson, writeStored } from '../../browser/storage.ts'

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
type Orders = Readonly<Record<string, Order>>

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

/** What became of one try. */
export type Attempt<Answer> =
  /** `result` is kept for pages that go on with it. */
  | { kind: 'done'; answer: Answer; result?: object }
  /** Nothing was moved, and never will be under this key. */
  | { kind: 'refused'; error: unknown }
  /** Nothing was moved, and the same order may be tried otherwise, such as with another card. */
  | { kind: 'declined'; error: unknown }
  /** It was not tried, which says nothing of a try before it. */
  | { kind: 'not-tried'; error: unknown }
  /** Nobody knows; the same may be sent again. */
  | { kind: 'unknown'; error: unknown }

/** What became of an order. */
export type Settled<Answer> =
  | Attempt<Answer>
  /** Another tab has done it: nothing was sent. */
  | { kind: 'elsewhere'; order: Order }
  /** Something else was sent before, and is not answered: nothing was sent now. */
  | { kind: 'waiting'; order: Order }
  /** Another tab gave it up, or began anew: nothing was sent. What was agreed to has to be looked at again. */
  | { kind: 'changed' }

/** Where orders are kept, and what all tabs share. */
export interface OrderPlace {
  read(): Orders
  write(orders: Orders): void
  /** Does the work while no other tab does work under that name. */
  lock<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  newKey(): string
  nowMs(): number
}

/** The one way money is moved: orders, each under a key that is kept from before it is sent until it is answered. */
export interface OrderBook {
  /** The order about a subject, the latest one. */
  of(subject: string): Order | undefined
  /** Opens an order, or goes on with the one that is open or not answered; answers its key. */
  open(subject: string): string
  /** Sends an order, unless another tab has done so or something else waits for its answer. One tab at a time. */
  send<Answer>(
    subject: string,
    key: string,
    body: object,
    attempt: (key: string) => Promise<Attempt<Answer>>,
  ): Promise<Settled<Answer>>
  /** Notes that an order that was sent has been done, as somebody else says. */
  learn(subject: string, result?: object): void
  /** Forgets an order that never will be done, or that nobody asks about any more. */
  drop(subject: string): void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Orders in a place that tabs share. */
export function createOrders(place: OrderPlace): OrderBook {
  const of = (subject: string) => place.read()[subject]

  function put(subject: string, order: Order | undefined): void {
    const { [subject]: _, ...others } = place.read()
    place.write(order ? { ...others, [subject]: order } : others)
  }

  async function sendNow<Answer>(
    subject: string,
    key: string,
    body: object,
    attempt: (key: string) => Promise<Attempt<Answer>>,
  ): Promise<Settled<Answer>> {
    const order = of(subject)
    if (order?.key !== key) return { kind: 'changed' }
    if (order.state === 'done') return { kind: 'elsewhere', order }
    if (order.state === 'sent' && !isSame(order.body, body)) return { kind: 'waiting', order }
    const sent: Order = { key, state: 'sent', body, atMs: order.state === 'sent' ? order.atMs : place.nowMs() }
    // Kept before it is sent: a page that closes now must not forget the key.
    put(subject, sent)
    const became = await attempt(key)
    if (became.kind === 'done') put(subject, { ...sent, state: 'done', result: became.result })
    else if (became.kind === 'refused') put(subject, undefined)
    else if (became.kind === 'declined') put(subject, { key, state: 'open', atMs: sent.atMs })
    else if (became.kind === 'not-tried') put(subject, order)
    return became
  }

  return {
    of,
    open(subject) {
      const order = of(subject)
      if (order && order.state !== 'done') return order.key
      const key = place.newKey()
      put(subject, { key, state: 'open', atMs: place.nowMs() })
      return key
    },
    send: (subject, key, body, attempt) => place.lock(subject, () => sendNow(subject, key, body, attempt)),
    learn(subject, result) {
      const order = of(subject)
      if (order?.state === 'sent') put(subject, { ...order, state: 'done', result })
    },
    drop: (subject) => put(subject, undefined),
  }
}

const storageKey = 'orders'

const kept = () => readOrders(readStoredJson(storageKey), Date.now())

const state = proxy<{ orders: Orders }>({ orders: ref(kept()) })

/** The orders of this browser, in all its tabs. Where nothing can be stored they last as long as the page. */
export const orders: OrderBook = createOrders({
  // What another tab wrote may not have been told of yet.
  read: () => (readStoredJson(storageKey) === undefined ? snapshot(state).orders : kept()),
  write(next) {
    state.orders = ref(next)
    writeStored(storageKey, JSON.stringify(next))
  },
  lock: (name, work) => withLock(`order ${name}`, work),
  newKey: randomKey,
  nowMs: Date.now,
})

/** The order about a subject, as this tab or another one left it. */
export const useOrder = (subject: string): Order | undefined => useSnapshot(state).orders[subject]

type Listener = (subject: string, order: Order | undefined) => void

/** Tells of each order that another tab changes, until the function it answers is called. */
export const watchOrders = (listener: Listener): (() => void) =>
  onStoredElsewhere((key) => {
    if (key !== storageKey) return
    const before = state.orders
    state.orders = ref(kept())
    for (const subject of new Set([...Object.keys(before), ...Object.keys(state.orders)])) {
      const order = state.orders[subject]
      if (JSON.stringify(order) !== JSON.stringify(before[subject])) listener(subject, order)
    }
  })

/** Tells when another tab changes the order about a subject. */
export function useOrderElsewhere(subject: string, onChange: (order: Order | undefined) => void): void {
  const handleChange = useEffectEvent<Listener>((changed, order) => {
    if (changed === subject) onChange(order)
  })
  useEffect(() => watchOrders((...change) => handleChange(...change)), [])
}
