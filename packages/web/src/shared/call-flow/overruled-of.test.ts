import { expect, it } from 'vitest'
import { overruledOf } from '../../kit/entities/leading-here-dialog.tsx'

const number = (id: number, receiving_numberId: number) => ({ id, receiving_numberId })
const numbers = [number(1, 7), number(2, 7), number(3, 8)]

it('names the numbers that are set to ring somewhere and do not', () => {
  const ids = overruledOf(numbers, [{ id: 1 }], { model: 'ReceivingNumber', id: 7 }).map(({ id }) => id)
  expect(ids).toEqual([2])
})

it('only receiving numbers are set so', () => {
  expect(overruledOf(numbers, [], { model: 'Ivr', id: 7 })).toEqual([])
})
