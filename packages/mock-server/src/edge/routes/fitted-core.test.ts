import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createToken } from '../../domain/users/session-tokens.ts'
import type { MockServerOptions } from '../../mock-server-options.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const fit: MockServerOptions['fit'] = {
  fit: 1,
  calls: { 'Report.statistics': 'none', 'CallLog.count': 'GET /Cdrs/howMany' },
  models: {
    CallLog: {
      path: '/Cdrs',
      owner: 'tenant',
      fields: {
        talkSeconds: 'billsec',
        ringSeconds: { from: ['duration', 'billsec'], as: 'difference' },
        status: {
          from: 'disposition',
          values: { ANSWERED: 'answered', 'NO ANSWER': 'missed', BUSY: 'busy', VOICEMAIL: 'voicemail' },
          other: 'failed',
        },
        startedAt: { from: 'calldate', as: 'time', format: 'yyyy-MM-dd HH:mm:ss', zone: 'Europe/Berlin' },
      },
      relations: { TrackingSource: 'Source', PhoneBook: 'none' },
      lacks: ['handling'],
      own: { recordingfile: { label: 'Recording file', kind: 'text' } },
    },
    TrackingSource: { fields: { name: 'title' } },
    OpNumber: {
      path: '/Dids',
      owner: 'tenant',
      fields: { tracking_number: 'did', description: 'label' },
    },
    ReceivingNumber: { path: '/Targets', owner: 'tenant', fields: { number: 'dial', description: 'label' } },
    PhoneBook: {
      path: '/Contacts',
      owner: 'tenant',
      fields: {
        number: 'phone',
        name: 'displayName',
        blocked: { from: 'allowed', values: { true: false, false: true } },
      },
    },
  },
}

type Row = Record<string, unknown> & { id: number }
let t: TestServer

beforeAll(async () => {
  t = await createTestServer({ fit, strict: false, size: { callLogs: 300 } })
})
beforeEach(() => t.server.control.reset())
afterAll(() => t.close())

const rows = (model: 'CallLog' | 'OpNumber' | 'PhoneBook'): Row[] =>
  t.server.store
    .table(model)
    .find({})
    .map((row) => ({ ...row }))
const ids = (found: readonly Row[]) => found.map(({ id }) => id).toSorted((one, other) => one - other)

async function find(path: string, filter: object) {
  const { status, body } = await t.super<Row[]>('GET', path, { filter })
  expect(status).toBe(200)
  return body
}

describe('call logs of a core API with names of its own', () => {
  test('have its columns, words and times, and null where there is no value', async () => {
    const [call] = await find('/Cdrs', { where: { disposition: 'NO ANSWER' }, order: 'calldate DESC', limit: 1 })
    const ours = rows('CallLog').find(({ id }) => id === call?.id)
    expect(ours?.status).toBe('missed')
    expect(call).toMatchObject({ tenant: ours?.customerId, disposition: 'NO ANSWER', recordingfile: null })
    expect(call?.calldate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(Object.keys(call ?? {})).not.toContain('status')
    expect(Object.keys(call ?? {})).not.toContain('handling')
  })

  test.each([
    [{ billsec: { gt: 60 } }, (row: Row) => Number(row.talkSeconds) > 60],
    [{ disposition: { inq: ['BUSY', 'NO ANSWER'] } }, (row: Row) => ['busy', 'missed'].includes(String(row.status))],
    [
      { or: [{ tenant: 2 }, { disposition: { like: 'NO%' } }] },
      (row: Row) => row.customerId === 2 || row.status === 'missed',
    ],
    [{ talkSeconds: 1 }, () => true],
    [{ recordingfile: 'x' }, () => false],
  ])('are found by %j', async (where, isMeant) => {
    const expected = ids(rows('CallLog').filter(isMeant))
    expect(ids(await find('/Cdrs', { where, fields: ['id'] }))).toEqual(expected)
    expect((await t.super('GET', '/Cdrs/howMany', { where })).body).toEqual({ count: expected.length })
  })

  test('rejects a filter in brackets in words', async () => {
    const query = { 'filter[where][disposition]': 'ANSWERED' }
    const { status, body } = await t.super('GET', '/Cdrs', { query })
    expect([status, body]).toEqual([
      400,
      { error: expect.objectContaining({ message: expect.stringContaining('in brackets') }) },
    ])
  })

  test('are asked with columns that are chosen and relations', async () => {
    const filter = { where: { disposition: 'ANSWERED' }, fields: ['id', 'duration'], limit: 1 }
    const { body } = await t.super<Row[]>('GET', '/Cdrs', { filter })
    const ours = rows('CallLog').find(({ id }) => id === body[0]?.id)
    expect(body).toEqual([{ id: ours?.id, duration: Number(ours?.ringSeconds) + Number(ours?.talkSeconds) }])
    const [call] = await find('/Cdrs', { where: { trackingSourceId: { neq: null } }, include: 'Source', limit: 1 })
    expect(call?.Source).toMatchObject({ title: expect.any(String) })
  })

  test('are written, changed and deleted', async () => {
    const [call] = await find('/Cdrs', { limit: 1 })
    const saved = await t.super<Row>('PUT', '/Cdrs', {
      body: { ...call, disposition: 'BUSY', billsec: 7, duration: 9 },
    })
    expect(saved.body).toMatchObject({ id: call?.id, disposition: 'BUSY', billsec: 7 })
    expect(rows('CallLog').find(({ id }) => id === call?.id)).toMatchObject({
      status: 'busy',
      talkSeconds: 7,
      ringSeconds: 2,
    })
    const where = { id: { inq: [call?.id] }, disposition: 'BUSY' }
    expect((await t.super('DELETE', '/Cdrs', { where })).body).toMatchObject({ count: 1 })
    expect((await t.super('GET', `/Cdrs/${call?.id}`)).status).toBe(404)
  })

  test('are refused as LoopBack does', async () => {
    const unknown = await t.super<{ error: object }>('GET', '/Cdrs', { filter: { include: 'PhoneBook' } })
    expect([unknown.status, unknown.body.error]).toEqual([
      400,
      expect.objectContaining({ message: 'Relation "PhoneBook" is not defined for CallLog model' }),
    ])
    expect((await t.super('GET', '/Cdrs', { filter: { where: { duration: 5 } } })).status).toBe(400)
    expect((await t.super('GET', '/Cdrs', { query: { filter: '{' } })).status).toBe(400)
    for (const path of ['/CallLogs', '/Reports/statistics', '/Cdrs/count_them/now']) {
      const { status, body } = await t.super<{ error: { message: string } }>('GET', path)
      expect([status, body.error.message.split('?')[0]]).toEqual([404, `There is no method to handle GET ${path}`])
    }
  })
})

test('rows with another value than the one that all rows have are none of the core API', async () => {
  const models = {
    CallLog: { path: '/Cdrs', fields: { status: { value: 'missed' }, talkSeconds: 'billsec' } },
    TrackingSource: { fields: { type: { value: 'paid_search' } } },
  }
  const core = await createTestServer({ fit: { fit: 1, models }, strict: false, size: { callLogs: 300 } })
  const all = core.server.store.table('CallLog').find({})
  const missed = all.filter(({ status }) => status === 'missed')
  const [other] = all.filter(({ status }) => status !== 'missed')
  const listed = await core.super<Row[]>('GET', '/Cdrs', { filter: { include: 'TrackingSource' } })
  expect(ids(listed.body)).toEqual(missed.map(({ id }) => id).toSorted((one, another) => one - another))
  const where = { customerId: 2 }
  const count = missed.filter(({ customerId }) => customerId === 2).length
  expect((await core.super('GET', '/Cdrs/count', { where })).body).toEqual({ count })
  expect((await core.super('GET', '/Cdrs/count')).body).toEqual({ count: missed.length })
  expect((await core.super('GET', `/Cdrs/${other?.id}`)).status).toBe(404)
  expect((await core.super('GET', `/Cdrs/${missed[0]?.id}`)).status).toBe(200)
  const types = new Map(
    core.server.store
      .table('TrackingSource')
      .find({})
      .map(({ id, type }) => [id, type]),
  )
  const shown = listed.body.flatMap(({ TrackingSource: source }) => Number(Object(source).id) || [])
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((id) => types.get(id) !== 'paid_search')).toEqual([])
  const both = { id: { inq: [other?.id, missed[0]?.id] } }
  expect((await core.super('DELETE', '/Cdrs', { where: both })).body).toEqual({ count: 1 })
  expect((await core.super('DELETE', '/Cdrs')).status).toBe(400)
  await core.close()
})

test('numbers are read, changed and deleted', async () => {
  const [number] = await find('/Dids', { where: { tenant: 2 }, order: ['did DESC'], limit: 1 })
  expect(number?.did).toBe(
    rows('OpNumber')
      .filter(({ customerId }) => customerId === 2)
      .map((row) => String(row.tracking_number))
      .toSorted()
      .at(-1),
  )
  const changed = await t.super<Row>('PUT', '/Dids', { body: { ...number, label: 'Front desk' } })
  expect(changed.body).toMatchObject({ id: number?.id, label: 'Front desk', did: number?.did })
  expect((await t.super('GET', `/Dids/${number?.id}`)).body).toMatchObject({ label: 'Front desk' })
  await t.super('DELETE', `/Dids/${number?.id}`)
  expect((await t.super('GET', `/Dids/${number?.id}`)).status).toBe(404)
})

test('targets are created, many at once too, patched and deleted', async () => {
  const targets = [1, 2].map((last) => ({ dial: `+44207946019${last}`, label: 'Desk', tenant: 2 }))
  const { body: made } = await t.super<Row[]>('POST', '/Targets', { body: targets })
  expect(made).toMatchObject(targets)
  const [first] = made
  const patched = await t.super<Row>('PATCH', '/Targets', { body: { id: first?.id, label: 'Hall' } })
  expect(patched.body).toMatchObject({ ...targets[0], label: 'Hall' })
  expect((await t.super('DELETE', `/Targets/${first?.id}`)).body).toMatchObject({ count: 1 })
  expect(ids(await find('/Targets', { where: { dial: { inq: targets.map(({ dial }) => dial) } } }))).toEqual([
    made[1]?.id,
  ])
})

test('messages of the socket carry its rows', async () => {
  const token = createToken(t.server.store, t.server.control.clock.now(), 1).id
  const socket = io(t.server.url, { path: '/wss', transports: ['websocket'], query: { token }, reconnection: false })
  const heard = new Promise<string>((resolve) => socket.on('message', resolve))
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
  socket.emit('message', JSON.stringify({ action: 'subscribe', channels: ['call_log'] }))
  // Nothing says when the server has heard of it.
  let talkSeconds = 0
  const changing = setInterval(() => t.server.store.table('CallLog').patch(1, { talkSeconds: ++talkSeconds }), 20)
  const { data } = JSON.parse(await heard)
  clearInterval(changing)
  socket.disconnect()
  expect(data).toMatchObject({ id: 1, billsec: expect.any(Number), disposition: expect.any(String) })
  expect(data).not.toHaveProperty('talkSeconds')
})

test('contacts are made, found and changed', async () => {
  const body = { phone: '+442079460190', displayName: 'Anna', allowed: false, tenant: 2 }
  const made = await t.super<Row>('PUT', '/Contacts', { body })
  expect(made.body).toMatchObject(body)
  expect(rows('PhoneBook').find(({ id }) => id === made.body.id)).toMatchObject({ name: 'Anna', blocked: true })
  expect(ids(await find('/Contacts', { where: { displayName: 'Anna', allowed: false } }))).toContain(made.body.id)
  const changed = await t.super<Row>('PUT', '/Contacts', { body: { ...made.body, displayName: 'Berta' } })
  expect(changed.body).toMatchObject({ id: made.body.id, displayName: 'Berta' })
})

test('an error of validation names its columns', async () => {
  const { status, body } = await t.super<{ error: { details: { codes: object } } }>('PUT', '/Contacts', {
    body: { phone: 5, displayName: 'Anna', tenant: 2 },
  })
  expect([status, Object.keys(body.error.details.codes)]).toEqual([422, ['phone']])
})

test('the server is none of the whole contract, and the control page speaks of ours', async () => {
  const { headers } = await t.super('GET', '/Cdrs', { filter: { limit: 1 } })
  expect(headers.get('x-lineboard-contract')).toBeNull()
  expect(t.server.control.journal.list().at(-1)).toMatchObject({ operationId: 'CallLog.find', status: 200 })
  t.expectNoViolations()
})

test('the web app gets the fit, in front of a core API too', async () => {
  const front = await createTestServer({ api: t.server.apiUrl, fit })
  for (const { url } of [t.server, front.server]) {
    const config: unknown = await (await fetch(`${url}/assets/config.json`)).json()
    expect(config).toMatchObject({ fit: '/core.fit.json' })
    expect(await (await fetch(`${url}/core.fit.json`)).json()).toEqual(fit)
  }
  const token = createToken(t.server.store, t.server.control.clock.now(), 1).id
  const passed = await fetch(`${front.server.apiUrl}/Cdrs?filter={"limit":1}&access_token=${token}`)
  expect(await passed.json()).toMatchObject([{ billsec: expect.any(Number) }])
  await front.close()
})

test('a fit that cannot be one is a sentence with its place', async () => {
  const wrong = { fit: 1, models: { CallLog: { lacks: ['nothing'] } } } as const
  await expect(createTestServer({ fit: wrong })).rejects.toThrow(
    'The fit of the core API: models.CallLog.lacks: nothing is no field or relation of CallLog.',
  )
})
