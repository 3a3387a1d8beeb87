import { contractDocument } from '@lineboard/contract/document'
import { expect, test } from 'vitest'
import type { ApiOperation } from './api-operation.ts'
import { sharedContract } from './contract.ts'

const { route, operations } = await sharedContract()

test.each([
  ['GET', '/Customers', 'Customer.find', {}],
  ['GET', '/Customers/count', 'Customer.count', {}],
  ['GET', '/Customers/7', 'Customer.findById', { id: '7' }],
  ['GET', '/OpNumbers/tracking_numbers/count', 'OpNumber.countPaged', {}],
  ['GET', '/DashUsers/activate/token=ab%2Fc', 'DashUser.activate', { token: 'ab/c' }],
  ['PUT', '/Ivrs/3/Actions/4', 'Ivr.replaceAction', { ivrId: '3', id: '4' }],
  ['DELETE', '/Tickets/3', 'Ticket.deleteById', { id: '3' }],
  ['GET', '/tickets/3/versions/4/observers/count', 'Ticket.countVersionObservers', { id: '3', versionId: '4' }],
])('%s %s is %s', (method, path, id, params) => {
  expect(route(method, path)).toMatchObject({ operation: { id }, params })
})

test.each([
  ['GET', '/customers'],
  ['PATCH', '/Customers'],
  ['GET', '/Customers/7/Nothing'],
  ['GET', '/DashUsers/activate/token='],
  ['GET', '/'],
])('%s %s is nothing', (method, path) => {
  expect(route(method, path)).toBeUndefined()
})

test('every operation of the contract is found by its own path', () => {
  const missed = operations.filter(({ id, method, path }: ApiOperation) => {
    const found = route(method, path.replaceAll(/\{\w+\}/g, '1'))
    return found?.operation.id !== id
  })
  expect(operations.map(({ id }) => id)).toEqual(contractDocument.operations.map(({ id }) => id))
  expect(missed).toEqual([])
})
