import { describe, expect, test, vi } from 'vitest'
import { ForbiddenError } from '../errors/api-error.ts'
import { json, refusal } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'

const needsCode = () => refusal(403, 'no code', { code: 'RECENT_CODE_REQUIRED' })
const charge = { body: { amount: 25, source: 'pm_1' } }

describe('a call that needs a recent code', () => {
  test('is sent once more after the code was given, with its body and idempotency key', async () => {
    const giveCode = vi.fn(async () => true)
    const { api, sent } = stubbedClient([needsCode(), json({ id: 7 })], { giveCode })
    await api.PaymentMethod.chargeCustomer(charge)
    const [first, second] = sent.map(({ body, headers }) => [body, headers.get('idempotency-key')])
    expect(second).toEqual(first)
    expect(first?.[1]).toBeTruthy()
    expect(giveCode).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['none was given', { giveCode: async () => false }, 1],
    ['nobody can give one', {}, 1],
    ['the server asks again', { giveCode: async () => true }, 2],
  ])('fails where %s', async (_, options, calls) => {
    const { api, sent } = stubbedClient([needsCode(), needsCode()], options)
    const error = await thrownBy(api.PaymentMethod.chargeCustomer(charge))
    expect(error).toMatchObject({ status: 403, code: 'RECENT_CODE_REQUIRED' })
    expect(error).toBeInstanceOf(ForbiddenError)
    expect(sent).toHaveLength(calls)
  })

  test('alone asks for one', async () => {
    const giveCode = vi.fn(async () => true)
    const { api } = stubbedClient([refusal(403, 'Access Denied')], { giveCode })
    expect(await thrownBy(api.Customer.find())).toBeInstanceOf(ForbiddenError)
    expect(giveCode).not.toHaveBeenCalled()
  })
})
