import { expect, it, vi } from 'vitest'
import { reach } from './reach.ts'

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
  reach(
    {
      on(_type, listener) {
        ask = listener
      },
      sendInfo: () => ask?.({ info: { on: (type, listener) => void listeners.set(type, listener) } }),
    },
    onReached,
  )
  expect(onReached).not.toHaveBeenCalled()
  listeners.get(outcome)?.({ response: { status_code: status } })
  expect(onReached.mock.calls).toHaveLength(isThere ? 1 : 0)
})
