import { expect, it } from 'vitest'
import { ringTargetsOf } from './ring-dialog.tsx'

const at = (id: number, number: string) => ({
  receiving_numberId: id,
  ReceivingNumber: { number },
})

it('says where numbers ring, the most frequent first, and how many ring at none', () => {
  expect(ringTargetsOf([at(1, '+12125550140'), at(2, '+12125550141'), {}, at(2, '+12125550141')])).toEqual([
    { kind: 'receivingNumbers', id: 2, text: '+12125550141', count: 2 },
    { kind: 'receivingNumbers', id: 1, text: '+12125550140', count: 1 },
    { kind: 'none', id: 0, text: undefined, count: 1 },
  ])
})

it('a routing action decides, whatever receiving number its number has', () => {
  const voicemail = { routing_actionId: 2, RoutingAction: { name: 'Voicemail' } }
  expect(ringTargetsOf([at(2, '+12125550141'), { ...at(2, '+12125550141'), ...voicemail }, voicemail])).toEqual([
    { kind: 'routingActions', id: 2, text: 'Voicemail', count: 2 },
    { kind: 'receivingNumbers', id: 2, text: '+12125550141', count: 1 },
  ])
})

it('of no numbers there is nothing to say', () => expect(ringTargetsOf([])).toEqual([]))
