import { expect, it } from 'vitest'
import { ringTargetsOf } from './ring-targets.ts'

const at = (id: number, number: string) => ({
  receiving_numberId: id,
  ReceivingNumber: { number },
})

it('says where numbers ring, the most frequent first, and how many ring at none', () => {
  expect(ringTargetsOf([at(1, '+12125550140'), at(2, '+12125550141'), {}, at(2, '+12125550141')])).toEqual([
    { id: 2, number: '+12125550141', count: 2 },
    { id: 1, number: '+12125550140', count: 1 },
    { id: undefined, number: undefined, count: 1 },
  ])
})

it('of no numbers there is nothing to say', () => expect(ringTargetsOf([])).toEqual([]))
