import type { MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { createOrders, type OrderBook, readOrders } from '../shared/payment/orders.ts'

/** What goes wrong with the next call of a page. */
export type Disruption = 'none' | 'request lost' | 'answer lost'

/** What all tabs of a browser share. */
export interface FakeStorage {
  text: string
  locks: Map<string, Promise<unknown>>
}

/** A page of a browser, whose calls may go wrong. */
export interface FakePage {
  orders: OrderBook
  api: Lineboard
  disruption: Disruption
}

function fakeLock(locks: FakeStorage['locks']) {
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (locks.get(name) ?? Promise.resolve()).then(work)
    locks.set(
      name,
      mine.catch(() => undefined),
    )
    return mine
  }
}

/** Sends a request, or does not, or forgets its answer, as it is told just before. */
export function brokenFetch(next: () => Disruption) {
  return async (input: Request, init?: RequestInit): Promise<Response> => {
    const disruption = next()
    if (disruption === 'request lost') throw new TypeError('fetch failed')
    const answer = await fetch(input, init)
    if (disruption === 'none') return answer
    await answer.arrayBuffer()
    throw new TypeError('fetch failed')
  }
}

/** Opens a page on what is stored. */
export function openPage(storage: FakeStorage, server: MockServer, token: string): FakePage {
  const page: FakePage = {
    disruption: 'none',
    orders: createOrders({
      read: () => readOrders(JSON.parse(storage.text), Date.now()),
      write: (next) => {
        storage.text = JSON.stringify(next)
      },
      lock: fakeLock(storage.locks),
      newKey: () => crypto.randomUUID(),
      nowMs: Date.now,
    }),
    api: createLineboard({
      baseUrl: server.apiUrl,
      tokens: { token: () => token },
      retry: false,
      fetch: brokenFetch(() => {
        const { disruption } = page
        page.disruption = 'none'
        return disruption
      }),
    }),
  }
  return page
}
