import { describe, expect, test, vi } from 'vitest'
import { ForbiddenError, UnauthorizedError } from '../errors/api-error.ts'
import { json, refusal } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'

const ended = refusal(401, 'accessToken is required to be logged in')

describe('a call refused with a 401', () => {
  test('is made once more after the session was renewed, with its body and the new token', async () => {
    let token = 'old'
    const renewSession = vi.fn(async () => {
      token = 'new'
      return true
    })
    const { api, sent } = stubbedClient([ended, json({ id: 7 })], { tokens: { token: () => token }, renewSession })
    await api.Customer.upsert({ body: { companyName: 'Kestrel' } })
    expect(
      sent.map(({ url, headers, body }) => [url.searchParams.get('access_token'), headers.get('authorization'), body]),
    ).toEqual([
      ['old', 'Bearer old', '{"companyName":"Kestrel"}'],
      ['new', 'Bearer new', '{"companyName":"Kestrel"}'],
    ])
    expect(renewSession).toHaveBeenCalledWith(expect.any(UnauthorizedError), 'old')
  })

  test('fails where it is not renewed', async () => {
    const { api, sent } = stubbedClient([ended], { renewSession: async () => false })
    expect(await thrownBy(api.Customer.find())).toBeInstanceOf(UnauthorizedError)
    expect(sent).toHaveLength(1)
  })

  test('is made once more only', async () => {
    const renewSession = vi.fn(async () => true)
    const { api, sent } = stubbedClient([ended], { renewSession })
    expect(await thrownBy(api.Customer.find())).toBeInstanceOf(UnauthorizedError)
    expect([sent.length, renewSession.mock.calls.length]).toEqual([2, 1])
  })

  test('alone is asked about', async () => {
    const renewSession = vi.fn(async () => true)
    const { api } = stubbedClient([refusal(403, 'Access Denied')], { renewSession })
    expect(await thrownBy(api.Customer.find())).toBeInstanceOf(ForbiddenError)
    expect(renewSession).not.toHaveBeenCalled()
  })
})
