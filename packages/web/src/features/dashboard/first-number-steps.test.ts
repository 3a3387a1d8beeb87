import { expect, it } from 'vitest'
import { firstNumberOf } from './first-number.tsx'

const number = { id: 7, tracking_number: '+12125550161' }
const doneOf = (...args: Parameters<typeof firstNumberOf>) => {
  const found = firstNumberOf(...args)
  return found && Object.entries(found.isDone).flatMap(([step, isDone]) => (isDone ? [step] : []))
}

it.each([
  ['no number', [], 0, []],
  ['a number that rings nowhere', [number], 0, ['buy']],
  ['calls to a number that rings nowhere', [number], 2, ['buy']],
  ['a number that rings at a phone', [{ ...number, receiving_numberId: 3 }], 0, ['buy', 'rings']],
  ['a number with a routing action', [{ ...number, routing_actionId: 4 }], 0, ['buy', 'rings']],
  ['a number that was called', [{ ...number, receiving_numberId: 3 }], 1, ['buy', 'rings', 'test']],
  ['two numbers', [number, { ...number, id: 8 }], 0, undefined],
])('%s', (_, numbers, calls, done) => {
  expect(doneOf(numbers, calls)).toEqual(done)
})

it('is complete when the last step is done', () => {
  expect(firstNumberOf([{ ...number, receiving_numberId: 3 }], 0)?.isComplete).toBe(false)
  expect(firstNumberOf([{ ...number, receiving_numberId: 3 }], 1)?.isComplete).toBe(true)
})
