import type { SchemaNode } from '@lineboard/contract/openapi-document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { sharedContract } from './contract.ts'
import { currencyOfField } from './currency-of-field.ts'

const { operations } = await sharedContract()

const isBound = (node: SchemaNode) => node.type === 'number' && ('minimum' in node || 'maximum' in node)

function bounded(node: SchemaNode | undefined, path: readonly string[] = []): (readonly string[])[] {
  return Object.entries(node?.properties ?? {}).flatMap(([name, field]) => [
    ...(isBound(field) ? [[...path, name]] : []),
    ...bounded(field, [...path, name]),
  ])
}

const fields = operations.flatMap(({ id, bodySchema }) =>
  bounded(bodySchema).map((path) => [`${id} ${path.join('.')}`, bodySchema, path] as const),
)

it.each(fields)('%s is an amount of a currency that is known', (_, schema, path) => {
  expect(currencyOfField(schema, path, { currency: 'EUR' })).toMatch(/^(USD|EUR)$/)
})

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 0 } })
})
afterAll(() => t.close())

const refund = { customerId: 2, transactionId: 1, amount: 0 }
const price = { productId: 1, name: 'Monthly', currency: 'KWD', price: -1, recur: 'monthly' }
const autoTopUp = { isOn: false, belowUsd: 200_000, amountUsd: 0.1, paymentId: 'card' }

it.each([
  ['PUT', '/PaymentMethods/refund', refund, { amount: ['must be at least USD 0.01'] }],
  ['POST', '/ProductVariations', price, { price: ['must be at least KWD 0.000'] }],
  ['POST', '/ProductVariations', { ...price, currency: 9 }, { price: ['must be at least 0'] }],
  [
    'PUT',
    '/Customers',
    { id: 2, companyName: 'Harbor', autoTopUp },
    {
      'autoTopUp.belowUsd': ['must be at most USD 100,000.00'],
      'autoTopUp.amountUsd': ['must be at least USD 0.50'],
    },
  ],
  [
    'POST',
    '/PaymentMethods/create_intent',
    { amount: '0.10', customer: { token: null, currency: 'EUR' } },
    { amount: ['must be worth at least USD 0.50'] },
  ],
] as const)('%s %s says a bound in the money it is of: %j', async (method, path, body, messages) => {
  const { body: answer } = await t.super<{ error: { details: unknown } }>(method, path, { body })
  expect(answer.error.details).toMatchObject({ messages })
})
