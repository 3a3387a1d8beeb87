import type { MockServer } from '@lineboard/mock-server'
import { createCalls, type LineboardCalls } from '@lineboard/sdk'
import type { Orders } from '../parts/payment/order.ts'
import { readOrders } from '../parts/payment/order.ts'
import { createOrders, type OrderBook } from '../parts/payment/orders.ts'

/** What goes wrong with a call. `closed`: the page goes before the answer comes. */
export type Mishap = 'none' | 'request lost' | 'answer lost' | 'closed'

/** What all tabs of a browser share. */
export interface FakeStorage {
  text: string
  locks: Map<string, Promise<unknown>>
}

export const emptyStorage = (): FakeStorage => ({ text: '{}', locks: new Map() })

/** A page of a browser, whose calls may go wrong. */
export interface FakePage {
  orders: OrderBook
  api: LineboardCalls
  /** What happens to the next call. */
  mishap: Mishap
}

/** Opens a page on what is stored. A lock is let go of when its page is closed, as browsers do. */
export function openPage(storage: FakeStorage, server: MockServer, token: string): FakePage {
  const orders = createOrders({
    read: (): Orders => readOrders(JSON.parse(storage.text), Date.now()),
    write: (next) => {
      storage.text = JSON.stringify(next)
    },
    lock(name, work) {
      const before = storage.locks.get(name) ?? Promise.resolve()
      const mine = before.then(work, work)
      storage.locks.set(
        name,
        mine.catch(() => undefined),
      )
      return mine
    },
    newKey: () => crypto.randomUUID(),
    nowMs: Date.now,
  })
  const page: FakePage = {
    orders,
    mishap: 'none',
    api: createCalls({
      baseUrl: server.apiUrl,
      tokens: { token: () => token },
      retry: false,
      fetch: async (...request) => {
        const { mishap } = page
        page.mishap = 'none'
        if (mishap === 'request lost') throw new TypeError('fetch failed')
        const answer = await fetch(...request)
        if (mishap === 'none') return answer
        await answer.arrayBuffer()
        throw mishap === 'closed' ? new PageClosed() : new TypeError('fetch failed')
      },
    }),
  }
  return page
}

/** Nothing runs any more in a page that is closed. */
export class PageClosed extends Error {
  override name = 'PageClosed'
}
