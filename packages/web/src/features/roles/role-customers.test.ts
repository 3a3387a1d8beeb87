import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { roles } from './roles.resource.ts'

it('says of each role whose it is, for staff who see roles of several customers', async () => {
  answerCalls(({ url }) =>
    url.includes('Customers')
      ? [{ id: 2, companyName: 'Harbor Dental Group' }]
      : [{ id: 5, customerId: 2 }, { id: 6 }, { id: 7, customerId: 9 }],
  )
  const column = roles.columns.find(({ field }) => field === 'counted.customer') ?? expect.fail('There is none.')
  expect(column.ownerOnly).toBe(true)
  expect(await column.counted?.ask?.([5, 6, 7], {})).toEqual([
    [5, 'Harbor Dental Group'],
    [6, 'Every customer'],
    [7, '#9'],
  ])
})
