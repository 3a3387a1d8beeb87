import { refresh } from '../../data/use-call.ts'

/** How long news of other numbers is waited for, in milliseconds. */
const TOGETHER_MS = 250

let timer: ReturnType<typeof setTimeout> | undefined

/** Asks again for what is for sale: once for all that is held, bought or let go together, by whomever. */
export function refreshMarket(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void refresh('NumberProvider'), TOGETHER_MS)
}
