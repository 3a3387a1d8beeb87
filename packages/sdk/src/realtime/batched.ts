import { checkCount, checkNumber } from '../transport/options.ts'

/** A handler that can be told to hand over at once what it holds. */
export interface Batched<Message> {
  (message: Message): void
  flush(): void
}

interface RowMessage {
  data: unknown
}

const keyOf = ({ data }: RowMessage): unknown =>
  typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined

/**
 * Gathers messages and hands them over at most once in so many milliseconds, of one row only the last: a burst of a
 * thousand changes repaints a list once, and what waits never grows beyond `maxWaiting` rows, or messages of none: at so many they are handed over early.
 * Throws a RangeError for an `intervalMs` below 0 and a `maxWaiting` below 1.
 */
export function batched<Message extends RowMessage>(
  handler: (messages: Message[]) => void,
  intervalMs: number,
  maxWaiting = 1000,
): Batched<Message> {
  checkNumber('intervalMs', intervalMs)
  checkCount('maxWaiting', maxWaiting)
  let waiting = new Map<unknown, Message>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const messages = [...waiting.values()]
    waiting = new Map()
    if (messages.length > 0) handler(messages)
  }
  const gather = (message: Message) => {
    const key = keyOf(message) ?? message
    // Moved to the end: messages stay in the order of their last change.
    waiting.delete(key)
    waiting.set(key, message)
    if (waiting.size >= maxWaiting) flush()
    else timer ??= setTimeout(flush, intervalMs)
  }
  return Object.assign(gather, { flush })
}
