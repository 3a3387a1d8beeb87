import { describe, expect, test } from 'vitest'
import { UnauthorizedError } from '../errors/api-error.ts'
import { MalformedAnswerError } from '../errors/lineboard-error.ts'
import { FilterError } from '../filter/filter-error.ts'
import { json } from '../testing/stub-fetch.ts'
import { baseUrl, stubbedClient, thrownBy } from '../testing/stubbed-client.ts'

describe('a named call sends', () => {
  test('flat arguments as path, query and body', async () => {
    const { api, sent } = stubbedClient([json({ id: 7 }), json([])])
    await api.OpNumber.updateTrackingSource({ id: 7, body: { tracking_sourceId: 3 } })
    await api.LightCallLog.find({ filter: { limit: 5 }, startDate: '2026-03-01T05:00:00.000Z' })
    expect(sent.map(({ method, url, body }) => [method, url.pathname, url.search, body])).toEqual([
      ['POST', '/api/v1/OpNumbers/7/UpdateTrackingSource', '', '{"tracking_sourceId":3}'],
      [
        'GET',
        '/api/v1/LightCallLogs',
        `?filter=%7B%22limit%22%3A5%7D&startDate=${encodeURIComponent('2026-03-01T05:00:00.000Z')}`,
        '',
      ],
    ])
  })

  test('a form with JSON in its fields', async () => {
    const { api, sent } = stubbedClient([json({ count: 2 })])
    await api.CallLog.updateCustomer({ body: { updateInfo: { ids: [1, 2], customerId: 3 } } })
    expect(sent[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(new URLSearchParams(sent[0]?.body).get('updateInfo')).toBe('{"ids":[1,2],"customerId":3}')
  })

  test('a file as multipart', async () => {
    const { api, sent } = stubbedClient([json({ created: 1, updated: 0, failed: 0, errors: [] })])
    await api.ReceivingNumber.bulkUpload({ body: { file: 'number\n+12125550142\n' } })
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent[0]?.body).toContain('name="file"; filename="upload.csv"')
  })

  test('the session of the moment, and headers of its own', async () => {
    let token = 'first'
    const { api, sent } = stubbedClient([json([])], { tokens: { token: () => token } })
    await api.Language.find()
    token = 'second'
    await api.Language.find({}, { headers: { 'X-Trace': '1', AUTHORIZATION: 'Bearer mine' } })
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second'])
    expect(sent[1]?.headers.get('x-trace')).toBe('1')
  })

  test('nothing where only the address of a read is wanted, with the session of the moment', () => {
    const { api, sent } = stubbedClient([], { tokens: { token: () => 'a b' } })
    expect(api.addressOf('Storage.getRecording', { recording_id: 7 })).toBe(
      `${baseUrl}/Storages/getRecording?recording_id=7&access_token=a%20b`,
    )
    // @ts-expect-error a write has no address to open
    expect(api.addressOf('DashUser.logout', {})).toContain('logout')
    expect(() => api.addressOf('CallLog.findById', { id: Number.NaN })).toThrow('CallLog.findById needs id')
    expect(sent).toEqual([])
  })

  test('to an address with or without a slash at its end', async () => {
    const { api, sent } = stubbedClient([json([])], { baseUrl: `${baseUrl}/` })
    await api.Language.find()
    expect(sent[0]?.url.pathname).toBe('/api/v1/Languages')
  })

  test('special characters of a path encoded', async () => {
    const { api, sent } = stubbedClient([json(true)])
    await api.DashUser.activate({ token: 'a/b?c' })
    expect(sent[0]?.url.pathname).toBe('/api/v1/DashUsers/activate/token=a%2Fb%3Fc')
  })
})

describe('a named call answers', () => {
  test('rows, and undefined for nothing', async () => {
    const { api } = stubbedClient([json([{ id: 1 }]), new Response(null, { status: 204 }), new Response('')])
    expect(await api.Customer.find()).toEqual([{ id: 1 }])
    expect(await api.DashUser.logout()).toBeUndefined()
    expect(await api.DashUser.logout()).toBeUndefined()
  })

  test('CSV as text, a recording as a Blob', async () => {
    const { api } = stubbedClient([new Response('number\n1\n'), new Response(new Uint8Array([82, 73, 70, 70]))])
    expect(await api.OpNumber.bulkDownload()).toBe('number\n1\n')
    expect((await api.Storage.getRecording({ recording_id: 4 })).size).toBe(4)
  })

  test('the response too, when called by its name', async () => {
    const { api } = stubbedClient([json([], { headers: { 'x-total-count': '5000' } })])
    const { data, response } = await api.call('CallLog.find', { filter: { limit: 10 } })
    expect([data, response.headers.get('x-total-count')]).toEqual([[], '5000'])
  })
})

describe('a sign-in', () => {
  const credentials = { body: { username: 'admin', password: 'Lineboard1!' } }

  test('answers the session', async () => {
    const session = { id: 't0ken', ttl: 1209600, created: '2026-03-06T12:00:00.000Z', userId: 2 }
    expect(await stubbedClient([json(session)]).api.DashUser.authenticate(credentials)).toEqual(session)
  })

  test.each([400, 401, 403, 404, 500])('answered 200 with statusCode %i is refused', async (statusCode) => {
    const { api } = stubbedClient([json({ statusCode, name: 'LoginError', message: 'login failed' })])
    expect(await thrownBy(api.DashUser.authenticate(credentials))).toMatchObject({
      status: statusCode,
      serverName: 'LoginError',
      message: 'login failed',
      operationId: 'DashUser.authenticate',
    })
  })

  test('is refused with the class of its status', async () => {
    const { api } = stubbedClient([json({ statusCode: 401, name: 'Error', message: 'login failed' })])
    expect(await thrownBy(api.DashUser.authenticate(credentials))).toBeInstanceOf(UnauthorizedError)
  })

  test('alone is looked at like that', async () => {
    const { api } = stubbedClient([json({ statusCode: 500 })])
    expect(await api.Customer.findById({ id: 7 })).toEqual({ statusCode: 500 })
  })
})

describe('a named call refuses, before anything is sent,', () => {
  const { api, sent } = stubbedClient()

  test.each([[{}], [{ and: [] }], [{ id: { nin: [] } }]])('to delete all: %j', async (where) => {
    expect(await thrownBy(api.OpNumber.deleteAll({ where }))).toBeInstanceOf(FilterError)
    expect(sent).toEqual([])
  })

  test.each(['', '.', '..'])('a path part that would make it another call: %j', async (token) => {
    expect(await thrownBy(api.DashUser.activate({ token }))).toBeInstanceOf(TypeError)
    expect(sent).toEqual([])
  })

  test('an operation there is none of', async () => {
    const name: string = 'Customer.findd'
    expect(await thrownBy(api.call(name as 'Customer.find', {}))).toEqual(
      new TypeError('There is no operation Customer.findd'),
    )
  })
})

test.each([
  ['HTML', '<!doctype html><title>Sign in</title>', 'text/html'],
  ['JSON cut off', '[{"id":1},{"i', 'application/json'],
  ['a byte order mark and rubbish', '\u0000\u0001', ''],
])('an answer of %s is a typed error', async (_, body, contentType) => {
  const { api } = stubbedClient([new Response(body, { headers: { 'content-type': contentType } })], {
    tokens: { token: () => 's3cret' },
  })
  const error = await thrownBy(api.Customer.find())
  expect(error).toBeInstanceOf(MalformedAnswerError)
  expect(error).toMatchObject({ status: 200, contentType, operationId: 'Customer.find', method: 'GET' })
  expect(String(error)).not.toContain('s3cret')
})
