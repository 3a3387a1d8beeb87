import { expect, it, vi } from 'vitest'
import { createReach } from './recovery.ts'

type Answer = (event: { response: { status_code: number } }) => void

it.each([
  ['succeeded', 200, true],
  ['failed', 415, true],
  ['failed', 480, false],
  ['failed', 500, false],
])('an answer that %s with %i says that the other side is there: %s', (outcome, status, isThere) => {
  let ask: ((event: { info: { on(type: string, listener: Answer): void } }) => void) | undefined
  const listeners = new Map<string, Answer>()
  const onReached = vi.fn()
  const info = { on: (type: string, listener: Answer) => void listeners.set(type, listener) }
  const reach = createReach({
    on(_type, listener) {
      ask = listener
    },
    sendInfo: () => ask?.({ info }),
  })
  // A question of the other side answers nothing.
  ask?.({ info })
  expect(listeners.size).toBe(0)
  reach(onReached)
  expect(onReached).not.toHaveBeenCalled()
  listeners.get(outcome)?.({ response: { status_code: status } })
  expect(onReached.mock.calls).toHaveLength(isThere ? 1 : 0)
})
