import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Call = Row<'CallLog'>
type SupportCall = Row<'CallLogSupport'>
type Contact = Row<'PhoneBook'>
type Failure = { error: { message: string; details?: { codes: Record<string, string[]> } } }

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 400 } })
})
beforeEach(() => api.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const calls = () => api.server.store.table('CallLog')
const contacts = () => api.server.store.table('PhoneBook')
const codesOf = ({ body }: { body: Failure }) => body.error.details?.codes

function callOf(customerId: number, isRight: (call: Call) => boolean = () => true): Call {
  const call = calls().find({ where: { customerId } }).find(isRight)
  if (!call) throw new Error(`The seed has no such call of customer ${customerId}.`)
  return call
}

describe('reading a call', () => {
  test('comes with what happened to it, in order', async () => {
    const { id, startedAt, answeredAt, ringSeconds, talkSeconds, receivingNumber } = callOf(
      2,
      ({ status, receivingNumber }) => status === 'answered' && receivingNumber !== undefined,
    )
    const { body } = await api.admin<Call>('GET', `/CallLogs/${id}`)
    expect(body.legs).toEqual([
      { kind: 'ring', target: receivingNumber, startedAt, durationSeconds: ringSeconds },
      { kind: 'talk', target: receivingNumber, startedAt: answeredAt, durationSeconds: talkSeconds },
    ])
  })

  test.each([
    ['missed', ['ring']],
    ['voicemail', ['ring', 'voicemail']],
    ['failed', []],
  ] as const)('a %s call has the legs %j', async (status, kinds) => {
    const { id } = calls().find({ where: { status } })[0] ?? { id: 0 }
    const { body } = await api.super<Call>('GET', `/CallLogs/${id}`)
    expect(body.legs?.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('of another company is not found', async () => {
    expect((await api.admin('GET', `/CallLogs/${callOf(3).id}`)).status).toBe(404)
  })
})

describe('saving a call', () => {
  const input = {
    direction: 'inbound',
    status: 'missed',
    startedAt: '2026-05-20T10:00:00+02:00',
    callerNumber: '+12125550177',
    trackingNumber: '+16465550118',
  }

  test('fills in what is left out', async () => {
    const { status, body } = await api.admin<Call>('PUT', '/CallLogs', { body: input })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: 401,
      customerId: 2,
      startedAt: '2026-05-20T08:00:00.000Z',
      metrics: '2026-05-20T08:00:00.000Z',
      ringSeconds: 0,
      charge: 0,
      currency: 'USD',
      firstTimeCaller: true,
    })
    expect(body.callId).not.toBe('')
    const { body: second } = await api.admin<Call>('PUT', '/CallLogs', {
      body: { ...input, startedAt: '2026-05-21T10:00:00Z' },
    })
    expect(second.firstTimeCaller).toBe(false)
  })

  test.each([
    [{ endedAt: '2026-05-20T07:59:59Z' }, { endedAt: ['date.min'] }],
    [{ caller_contactId: 100 }, { caller_contactId: ['existence'] }],
    [{ trackingSourceId: 999 }, { trackingSourceId: ['existence'] }],
    [{ talkSeconds: -1 }, { talkSeconds: ['numericality.min'] }],
  ])('refuses %j', async (change, codes) => {
    const refused = await api.admin<Failure>('PUT', '/CallLogs', { body: { ...input, ...change } })
    expect([refused.status, codesOf(refused)]).toEqual([422, codes])
  })
})

describe('the caller of a call', () => {
  test('linking a call to a contact shows the contact on the call', async () => {
    const { id } = callOf(2, ({ caller_contactId }) => caller_contactId === undefined)
    const contact = contacts().find({ where: { customerId: 2 } })[0] as Contact
    const body = { id, caller_contactId: contact.id }
    const answer = await api.admin<Call>('PUT', '/CallLogs/update_phonebook', { body })
    expect(answer.status).toBe(200)
    const expected = {
      caller_contactId: contact.id,
      phonebookName: contact.name,
      PhonebookCity: contact.city,
      PhonebookState: contact.state,
      PhonebookCountry: contact.country,
    }
    expect(answer.body).toMatchObject(expected)
    expect(calls().get(id)).toMatchObject(expected)
    const filter = { where: { phonebookName: contact.name, id } }
    expect((await api.admin('GET', '/CallLogs', { filter })).body).toMatchObject([expected])
  })

  test('a contact of somebody else is refused', async () => {
    const { id } = callOf(2)
    const put = (caller_contactId: number, as = api.admin) =>
      as<Failure>('PUT', '/CallLogs/update_phonebook', { body: { id, caller_contactId } })
    expect((await put(100)).status).toBe(404)
    expect((await put(100, api.super)).status).toBe(422)
    expect((await put(9999)).status).toBe(404)
    const body = { id: callOf(3).id, caller_contactId: 1 }
    expect((await api.admin('PUT', '/CallLogs/update_phonebook', { body })).status).toBe(404)
    expect(
      (await api.readonly('PUT', '/CallLogs/update_phonebook', { body: { id, caller_contactId: 1 } })).status,
    ).toBe(403)
  })

  test('calls follow their contact, also in what it no longer has', async () => {
    const call = callOf(2, ({ caller_contactId }) => caller_contactId !== undefined)
    const contact = contacts().get(call.caller_contactId ?? 0) as Contact
    const { status } = await api.admin('PUT', '/Phonebooks', {
      body: { ...contact, name: 'Renamed Person', city: null },
    })
    expect(status).toBe(200)
    const { body } = await api.admin<Call>('GET', `/CallLogs/${call.id}`)
    expect(body.phonebookName).toBe('Renamed Person')
    expect(body).not.toHaveProperty('PhonebookCity')
  })

  test('a contact is added without an id, once a number and customer', async () => {
    const body = { number: '+12125550111', name: 'New Caller' }
    const { body: made } = await api.admin<Contact>('PUT', '/Phonebooks', { body })
    expect(made).toMatchObject({ ...body, customerId: 2, blocked: false })
    expect((await api.admin('GET', `/PhoneBooks/${made.id}`)).body).toEqual(made)
    const again = await api.admin<Failure>('PUT', '/Phonebooks', { body })
    expect([again.status, codesOf(again)]).toEqual([422, { number: ['uniqueness'] }])
  })
})

describe('moving calls to another customer', () => {
  const move = (updateInfo: unknown, as = api.super) =>
    as<Failure>('POST', '/CallLogs/updateCustomer', { form: { updateInfo } })

  test('leaves behind what the new customer may not see', async () => {
    const call = callOf(2, ({ caller_contactId, trackingSourceId }) => !!caller_contactId && !!trackingSourceId)
    expect((await move({ ids: [call.id, 99_999], customerId: 3 })).body).toEqual({ count: 1 })
    const moved = calls().get(call.id)
    expect(moved).toMatchObject({ customerId: 3, callerNumber: call.callerNumber, charge: 0 })
    for (const gone of ['caller_contactId', 'phonebookName', 'PhonebookCity', 'trackingSourceId']) {
      expect(moved).not.toHaveProperty(gone)
    }
    expect((await api.admin('GET', `/CallLogs/${call.id}`)).status).toBe(404)
  })

  test('is for the super administrator', async () => {
    const ids = [callOf(2).id]
    expect((await move({ ids, customerId: 3 }, api.admin)).status).toBe(403)
    expect((await move({ ids, customerId: 2 }, api.admin)).status).toBe(403)
  })

  test.each(['nonsense', '[]', { ids: [1] }, { ids: ['1'], customerId: 2 }, { ids: [1], customerId: 99 }])(
    'refuses %j',
    async (updateInfo) => {
      expect((await move(updateInfo)).status).toBe(422)
    },
  )
})

describe('views of the log', () => {
  test('support sees company, names and the cause of the end', async () => {
    const filter = {
      where: { hangupCause: 'USER_BUSY', companyName: 'Harbor Dental Group' },
      order: 'id DESC',
      limit: 3,
    }
    const { body, headers } = await api.super<SupportCall[]>('GET', '/CallLogSupports', { filter })
    const busy = calls().find({ where: { status: 'busy', customerId: 2 } })
    expect(headers.get('x-total-count')).toBe(String(busy.length))
    expect(body.map(({ id }) => id)).toEqual(
      busy
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 3),
    )
    for (const row of body) {
      expect(row).toMatchObject({ status: 'busy', hangupCause: 'USER_BUSY', companyName: 'Harbor Dental Group' })
    }
  })

  test.each([
    [{ hangupCause: { neq: 'NORMAL_CLEARING' } }, ['busy', 'failed', 'missed']],
    [{ hangupCause: { like: '%NO%' } }, ['answered', 'failed', 'missed', 'voicemail']],
    [{ or: [{ hangupCause: 'NO_ANSWER' }, { status: 'failed' }] }, ['failed', 'missed']],
    [{ and: [{ hangupCause: 'NORMAL_CLEARING' }, { status: { neq: 'answered' } }] }, ['voicemail']],
    [{ hangupCause: 'OTHER' }, []],
  ])('support filters by cause: %j', async (where, statuses) => {
    const { body } = await api.super<SupportCall[]>('GET', '/CallLogSupports', { filter: { where } })
    expect([...new Set(body.map(({ status }) => status))].sort()).toEqual(statuses)
    expect(body).toHaveLength(calls().count({ status: { inq: statuses as Call['status'][] } }))
  })

  test('support orders by cause, and then by what comes after', async () => {
    const order = ['hangupCause DESC', 'talkSeconds DESC']
    const { body } = await api.admin<SupportCall[]>('GET', '/CallLogSupports', {
      filter: { order, limit: 30, skip: 2 },
    })
    const causes = body.map(({ hangupCause }) => hangupCause ?? '')
    expect(causes).toEqual(causes.toSorted().reverse())
    const byTalk = calls().find({ where: { customerId: 2 }, order: 'talkSeconds DESC' })
    const causeRank = ['busy', 'missed', 'failed', 'answered', 'voicemail']
    const rank = ({ status }: Call) => Math.min(causeRank.indexOf(status), 3)
    const expected = byTalk.toSorted((a, b) => rank(a) - rank(b)).slice(2, 32)
    expect(body.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  test('support rows can be cut down to chosen fields', async () => {
    const filter = { fields: ['id', 'hangupCause'], limit: 1 }
    const { body } = await api.super<SupportCall[]>('GET', '/CallLogSupports', { filter })
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(['hangupCause', 'id'])
  })

  test('brief rows carry little, and follow both dates and the filter', async () => {
    const query = { startDate: '2026-05-10T00:00:00.000Z', endDate: '2026-05-15T23:59:59.999Z' }
    const filter = { where: { status: 'answered' }, limit: 5, order: 'startedAt DESC' }
    const { body, headers } = await api.admin<Call[]>('GET', '/LightCallLogs', { query, filter })
    const where = {
      customerId: 2,
      status: 'answered',
      startedAt: { between: [query.startDate, query.endDate] },
    } as const
    expect(headers.get('x-total-count')).toBe(String(calls().count(where)))
    expect(body).toHaveLength(5)
    expect(Object.keys(body[0] ?? {})).not.toContain('metrics')
    for (const { startedAt } of body) expect(startedAt >= query.startDate && startedAt <= query.endDate).toBe(true)
    const bare = await api.admin<Call[]>('GET', '/LightCallLogs')
    expect(bare.body).toHaveLength(calls().count({ customerId: 2 }))
  })
})

describe('recordings', () => {
  const get = (recording_id: number, as = api.admin, headers = {}) =>
    as<string>('GET', '/Storages/getRecording', { query: { recording_id: String(recording_id) }, headers })

  test('are as long as the talk, up to a minute', async () => {
    const short = callOf(2, ({ recordingId, talkSeconds }) => recordingId !== undefined && talkSeconds < 60)
    const long = callOf(2, ({ recordingId, talkSeconds }) => recordingId !== undefined && talkSeconds > 60)
    for (const [call, seconds] of [[short, short.talkSeconds] as const, [long, 60] as const]) {
      const { status, headers, body } = await get(call.recordingId ?? 0)
      expect([status, headers.get('content-type')]).toEqual([200, 'audio/wav'])
      expect(headers.get('accept-ranges')).toBe('bytes')
      expect(headers.get('content-length')).toBe(String(44 + seconds * 16_000))
      expect(body.slice(0, 4)).toBe('RIFF')
    }
  })

  test.each([
    ['bytes=0-43', 0, 43],
    ['bytes=100-', 100, undefined],
    ['bytes=-500', -500, undefined],
  ])('answer the part that a player asks for: %s', async (range, first, last) => {
    const call = callOf(2, ({ recordingId, talkSeconds }) => recordingId !== undefined && talkSeconds < 20)
    const size = 44 + call.talkSeconds * 16_000
    const from = first < 0 ? size + first : first
    const to = last ?? size - 1
    const { status, headers, body } = await get(call.recordingId ?? 0, api.admin, { range })
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`)
    expect(headers.get('content-length')).toBe(String(to - from + 1))
    if (first === 0) expect(body.slice(0, 4)).toBe('RIFF')
  })

  test('answer 416 beyond their end', async () => {
    const call = callOf(2, ({ recordingId }) => recordingId !== undefined)
    const { status, headers } = await get(call.recordingId ?? 0, api.admin, { range: 'bytes=99999999-' })
    expect(status).toBe(416)
    expect(headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
  })

  test('are found by their own id, not the call’s', async () => {
    calls().patch(callOf(2).id, { recordingId: 70_001 })
    expect((await get(70_001)).status).toBe(200)
  })

  test('of other companies, and those that are not there, are not found', async () => {
    const theirs = callOf(3, ({ recordingId }) => recordingId !== undefined).recordingId ?? 0
    expect((await get(theirs)).status).toBe(404)
    expect((await get(theirs, api.super)).status).toBe(200)
    expect((await get(999_999)).status).toBe(404)
  })
})
