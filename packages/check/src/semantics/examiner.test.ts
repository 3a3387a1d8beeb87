import { expect, test } from 'vitest'
import { type Condition, type Query, shownRequest } from './ask.ts'
import { shrink } from './examiner.ts'

const on = (field: string, ...values: unknown[]): Condition => ({
  field,
  operator: 'inq',
  operand: values.map((value) => ({ value, label: `a ${field}` })),
})

const whole: Query = {
  call: 'find',
  path: '/Customers',
  where: { join: 'or', parts: [{ join: 'and', parts: [on('id', 1, 2), on('name', 'x')] }, on('id', 3)] },
  order: ['name ASC', 'id ASC'],
  limit: 7,
  skip: 3,
  fields: ['id', 'name'],
  include: 'Roles',
}

test.each<[string, (query: Query) => boolean, string]>([
  ['whatever is asked', () => true, ''],
  ['only with a limit', ({ limit }) => limit !== undefined, '?filter={"limit":1}'],
  ['only with an order', ({ order }) => order !== undefined, '?filter={"order":["name ASC"]}'],
  ['only with fields', ({ fields }) => fields !== undefined, '?filter={"fields":["id"]}'],
  [
    'only with a skip of more than two, and a limit',
    ({ skip = 0, limit }) => skip > 2 && limit !== undefined,
    '?filter={"limit":1,"skip":3}',
  ],
  [
    'only where a name is asked for',
    ({ where }) => JSON.stringify(where ?? '').includes('"name"'),
    '?filter={"where":{"name":{"inq":["<a name>"]}}}',
  ],
  [
    'only with both in an or',
    ({ where }) => JSON.stringify(where ?? '').includes('"or"'),
    '?filter={"where":{"or":[{"id":{"inq":["<a id>"]}},{"id":{"inq":["<a id>"]}}]}}',
  ],
])('what is broken %s is shown by the shortest request', async (_, isBroken, expected) => {
  expect(isBroken(whole)).toBe(true)
  const shortest = await shrink(whole, async (query) => isBroken(query))
  expect(shownRequest(shortest)).toBe(`GET /Customers${expected}`)
})
