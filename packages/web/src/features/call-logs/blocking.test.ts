import { expect, it } from 'vitest'
import { type BlockedCall, blockCalls, forReason, planBlocking } from './blocking.ts'

const call = (id: number, callerNumber: string, customerId = 2): BlockedCall => ({ id, callerNumber, customerId })
const entry = (number: string, customerId: number) => ({
  id: customerId,
  number,
  customerId,
  createdAt: '2026-03-02T15:00:00.000Z',
})
const [ann, ben] = ['+12125550101', '+12125550102']

const bodies = (...args: Parameters<typeof planBlocking>) =>
  blockCalls(planBlocking(...args)).map(([, body]) => Reflect.get(body, 'body'))

it('a caller is blocked once for each customer who was called, withheld numbers are not', () => {
  const calls = [call(1, ann), call(2, ann), call(3, ann, 3), call(4, ben), call(5, 'anonymous')]
  expect(bodies(calls, [], 'own')).toEqual([
    { number: ann, customerId: 2 },
    { number: ann, customerId: 3 },
    { number: ben, customerId: 2 },
  ])
  expect(planBlocking(calls, [], 'own').withheld).toBe(1)
})

it('a colleague who called by name is not blocked, and is no withheld number', () => {
  const plan = planBlocking([call(1, 'admin'), call(2, 'user'), call(3, 'anonymous'), call(4, ann)], [], 'own')
  expect(plan).toMatchObject({ toBlock: [{ number: ann }], withheld: 1, inside: 2 })
})

it('a customer is named only to who sees several', () => {
  const calls = [{ ...call(1, ann), Customer: { companyName: 'Harbor' } }]
  const nameOf = (isNamed: boolean) => planBlocking(calls, [], 'own', isNamed).toBlock[0]?.name
  expect([nameOf(true), nameOf(false)]).toEqual(['(212) 555-0101 (Harbor)', '(212) 555-0101'])
})

it('for everyone there is one entry a number, of the owner', () => {
  const calls = [call(1, ann), call(3, ann, 3), call(4, ben)]
  expect(bodies(calls, [], 'all')).toEqual([
    { number: ann, customerId: 1 },
    { number: ben, customerId: 1 },
  ])
})

it.each([
  ['by an entry of the customer', [entry(ann, 2)], 'own', []],
  ['by one for everyone', [entry(ann, 1)], 'own', []],
  ['not by one of another customer', [entry(ann, 3)], 'own', [{ number: ann, customerId: 2 }]],
  ['for everyone not by one of a customer', [entry(ann, 2)], 'all', [{ number: ann, customerId: 1 }]],
] as const)('who is blocked already is said, and not sent: %s', (_, entries, scope, expected) => {
  expect(bodies([call(1, ann)], entries, scope)).toEqual(expected)
  expect(planBlocking([call(1, ann)], entries, scope).already).toHaveLength(expected.length === 0 ? 1 : 0)
})

it('a reason goes with each caller, and an empty one does not', () => {
  const plan = planBlocking([call(1, ann), call(4, ben)], [], 'own')
  const sent = (reason: string) => blockCalls(forReason(plan, reason)).map(([, asked]) => Reflect.get(asked, 'body'))
  expect(sent(' Sells windows ')).toEqual([
    { number: ann, customerId: 2, description: 'Sells windows' },
    { number: ben, customerId: 2, description: 'Sells windows' },
  ])
  expect(sent('  ')).toEqual([
    { number: ann, customerId: 2 },
    { number: ben, customerId: 2 },
  ])
})
