import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { trackingNumbers } from '../../features/tracking-numbers/tracking-numbers.resource.ts'
import { namesOfChosen } from './edit-rows.ts'

const receiving = { id: 7, number: '+12125550177', customerId: 2 }
const action = { id: 4, name: 'Front desk', type: 'forward', customerId: 2 }
let isDown: boolean

beforeEach(() => {
  isDown = false
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      if (isDown) throw new TypeError('Failed to fetch')
      return Response.json([url.includes('/RoutingActions') ? action : receiving])
    },
  })
})

it('a list shows the row that a chosen id names, and copies of its name', async () => {
  expect(await namesOfChosen(trackingNumbers, { receiving_numberId: 7, description: 'x' })).toEqual({
    ReceivingNumber: receiving,
  })
  expect(await namesOfChosen(trackingNumbers, { routing_actionId: 4 })).toEqual({
    RoutingAction: action,
    routing_action: 'Front desk',
  })
})

it('of what is taken off there is nothing more to show', async () => {
  expect(await namesOfChosen(trackingNumbers, { receiving_numberId: null })).toEqual({ ReceivingNumber: undefined })
})

it('what names nothing, or cannot be read, changes nothing of the row', async () => {
  expect(await namesOfChosen(callLogs, { handling: 'open' })).toEqual({})
  isDown = true
  expect(await namesOfChosen(trackingNumbers, { receiving_numberId: 7 })).toEqual({})
})
