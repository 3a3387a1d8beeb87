import { useEffect, useEffectEvent } from 'react'
import { proxy, ref, snapshot, useSnapshot } from 'valtio'
import { randomKey, withLock } from '../../browser/locks.ts'
import { onStoredElsewhere, readStoredJson, writeStored } from '../../browser/storage.ts'
import { createOrders, type Order, type OrderBook, type Orders, readOrders } from './orders.ts'

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
