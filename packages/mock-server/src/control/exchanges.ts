import type { ApiAnswer, ApiRequest } from '../api/types.ts'

/** A request with what was answered. It holds tokens: only `shownExchange` goes out. */
export interface Exchange {
  request: ApiRequest
  answer: ApiAnswer
}

/** The newest exchanges, by the number that the journal gave them. */
export interface Exchanges {
  add(id: number, exchange: Exchange): void
  of(id: number): Exchange | undefined
  clear(): void
}

/** Larger ones are not kept: two hundred of them would be too much. */
const maxBytes = 100_000

const sizeOf = (answer: ApiAnswer) => (answer.kind === 'answer' ? answer.body.length : 0)

/** Keeps those of the last `keep` requests that are not too large. */
export function createExchanges(keep: number): Exchanges {
  // Each number has its place, where what is new takes that of what is old. A map that forgets its oldest took a tenth of a list's time.
  const kept: { id: number; exchange: Exchange }[] = []
  return {
    add(id, exchange) {
      if (exchange.request.body.length + sizeOf(exchange.answer) <= maxBytes) kept[id % keep] = { id, exchange }
      else delete kept[id % keep]
    },
    of(id) {
      const found = kept[id % keep]
      return found?.id === id ? found.exchange : undefined
    },
    clear() {
      kept.length = 0
    },
  }
}
