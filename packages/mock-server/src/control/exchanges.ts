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

/** Keeps the last `keep` exchanges that are not too large. */
export function createExchanges(keep: number): Exchanges {
  const kept = new Map<number, Exchange>()
  return {
    add(id, exchange) {
      if (exchange.request.body.length + sizeOf(exchange.answer) > maxBytes) return
      kept.set(id, exchange)
      const oldest = kept.keys().next()
      if (kept.size > keep && !oldest.done) kept.delete(oldest.value)
    },
    of: (id) => kept.get(id),
    clear: () => kept.clear(),
  }
}
