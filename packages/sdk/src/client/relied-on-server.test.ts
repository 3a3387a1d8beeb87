import { expect, test } from 'vitest'
import { UrlTooLongError } from '../filter/filter-error.ts'
import { json, refusal, stubFetch } from '../testing/stub-fetch.ts'
import { baseUrl, thrownBy } from '../testing/stubbed-client.ts'
import { createContractClient, createLineboard } from './client.ts'

const stored = [{ id: 1, companyName: null, balance: '12.50' }]
const many = { where: { id: { inq: Array.from({ length: 3000 }, (_, at) => at + 1000) } } }

/** A client that relies on the contract, and one of any server. */
function both(answer: Response) {
  const [plain, repaired] = [stubFetch(answer), stubFetch(answer)]
  return {
    plain: { ...plain, api: createContractClient({ baseUrl, fetch: plain.fetch }) },
    repaired: { ...repaired, api: createLineboard({ baseUrl, fetch: repaired.fetch }) },
  }
}

test('to a client that relies on the contract a row is what the server sent', async () => {
  const { plain, repaired } = both(json(stored))
  expect(await plain.api.Customer.find()).toEqual(stored)
  expect({ ...(await repaired.api.Customer.find())[0] }).toMatchObject({ id: 1, balance: 12.5 })
  expect(await repaired.api.Customer.find()).not.toHaveProperty('0.companyName')
})

test('a client that relies on the contract takes the server to have all of it', async () => {
  const { plain, repaired } = both(json([]))
  expect([plain.api.fields.areWhole(), plain.api.fields.has('Customer', 'state')]).toEqual([true, true])
  expect(repaired.api.fields.areWhole()).toBe(false)
  await plain.api.fields.findOut('Customer', ['state'])
  expect(plain.sent).toHaveLength(0)
})

test('a list too long for one address goes in parts, or is refused by a client that relies on the contract', async () => {
  const { plain, repaired } = both(json([]))
  expect(await thrownBy(plain.api.Customer.find({ filter: many }))).toBeInstanceOf(UrlTooLongError)
  await repaired.api.Customer.find({ filter: many })
  expect([plain.sent.length, repaired.sent.length > 1]).toEqual([0, true])
})

test('fields that LoopBack 4 lists one by one are read', async () => {
  const details = [{ path: '/companyName', code: 'maxLength', message: 'too long' }]
  const answer = refusal(422, 'no', { details })
  const { plain, repaired } = both(answer)
  const [left, right] = await Promise.all(
    [plain, repaired].map(({ api }) => thrownBy(api.Customer.create({ body: { companyName: 'x' } }))),
  )
  expect(left).toMatchObject({ status: 422, details: undefined })
  expect(right).toMatchObject({ details: { messages: { companyName: ['too long'] } } })
})
