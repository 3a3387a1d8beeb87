import type { components } from '@lineboard/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

type CallLog = components['schemas']['CallLog']
type Count = { count: number }

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 400 } })
})
beforeEach(() => api.server.control.reset({ now: new Date('2026-03-04T15:00:00Z') }))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const number = '+12125550193'
const missed = {
  callId: 'a@b',
  direction: 'inbound',
  status: 'missed',
  startedAt: '2026-03-04T10:00:00.000Z',
  endedAt: '2026-03-04T10:00:30.000Z',
  callerNumber: number,
  trackingNumber: '+16465550118',
}
const answered = {
  ...missed,
  status: 'answered',
  startedAt: '2026-03-04T11:00:00.000Z',
  endedAt: '2026-03-04T11:02:00.000Z',
}

const put = async (body: object) => (await api.admin<CallLog>('PUT', '/CallLogs', { body })).body
const read = async (id: number) => (await api.admin<CallLog>('GET', `/CallLogs/${id}`)).body

test.each([
  ['missed', { status: 'missed' }, 'open'],
  ['voicemail', { status: 'voicemail' }, 'open'],
  ['answered', { status: 'answered' }, undefined],
  ['busy', { status: 'busy' }, undefined],
  ['going out', { direction: 'outbound' }, undefined],
  ['in progress', { startedAt: '2026-03-04T14:59:50.000Z', endedAt: undefined }, undefined],
  ['over without an end', { endedAt: undefined }, 'open'],
])('a call that is %s', async (_, change, handling) => {
  expect((await put({ ...missed, ...change })).handling).toBe(handling)
})

test('who changes it, and when, is kept by the server whatever the body says, and goes when it is opened again', async () => {
  const call = await put(missed)
  const handled = await put({ ...call, handling: 'handled', handledBy: 1, handledAt: '2020-01-01T00:00:00.000Z' })
  expect(handled).toMatchObject({
    handling: 'handled',
    handledBy: 2,
    handledAt: expect.stringMatching(/^2026-03-04T15:00:0/),
  })
  const saved = await put({ ...handled, ringSeconds: 5 })
  expect(saved).toMatchObject({ handledBy: 2, handledAt: handled.handledAt, ringSeconds: 5 })
  const open = await put({ ...saved, handling: 'open' })
  expect([open.handling, open.handledBy, open.handledAt]).toEqual(['open', undefined, undefined])
})

test('is refused for a call that nobody has to call back', async () => {
  const call = await put(answered)
  const { status, body } = await api.admin('PUT', '/CallLogs', { body: { ...call, handling: 'handled' } })
  expect([status, body]).toMatchObject([422, { error: { details: { codes: { handling: ['inclusion'] } } } }])
})

test.each([
  ['answered', answered],
  [
    'going out to the number',
    { ...answered, direction: 'outbound', callerNumber: '+16465550118', receivingNumber: number },
  ],
  ['going out unanswered', { ...answered, direction: 'outbound', status: 'missed' }],
])('a later call that is %s has called back', async (_, later) => {
  const { id } = await put(missed)
  await put(later)
  expect(await read(id)).toMatchObject({ handling: 'called_back', handledAt: answered.startedAt })
  expect((await read(id)).handledBy).toBeUndefined()
})

test('one that is brought in after the later call has been called back, too', async () => {
  await put(answered)
  expect(await put(missed)).toMatchObject({ handling: 'called_back', handledAt: answered.startedAt })
})

test.each([
  ['of another customer', { customerId: 3 }],
  ['before it', { startedAt: '2026-03-04T09:00:00.000Z' }],
  ['of another number', { callerNumber: '+12125550194' }],
  ['missed as well', { status: 'missed' }],
])('a call %s has not', async (_, change) => {
  const { id } = await put(missed)
  await api.super('PUT', '/CallLogs', { body: { customerId: 2, ...answered, ...change } })
  expect((await read(id)).handling).toBe('open')
})

test('a withheld number is not called back', async () => {
  const { id } = await put({ ...missed, callerNumber: 'anonymous' })
  await put({ ...answered, callerNumber: 'anonymous' })
  expect((await read(id)).handling).toBe('open')
})

test('sample calls: the latest are open, older ones settled by somebody of the customer or a later call', async () => {
  const { store } = api.server
  const calls = store.table('CallLog').find()
  const by = (handling: Row<'CallLog'>['handling']) => calls.filter((call) => call.handling === handling)
  for (const { status, handling } of calls) {
    expect(handling !== undefined).toBe(status === 'missed' || status === 'voicemail')
  }
  for (const { startedAt } of by('open')) expect(startedAt > '2026-03-02').toBe(true)
  for (const { handledAt = '', startedAt } of [...by('handled'), ...by('called_back')]) {
    expect(handledAt > startedAt).toBe(true)
  }
  for (const { handledBy = 0, customerId } of by('handled')) {
    expect(store.table('DashUser').get(handledBy)?.customerId).toBe(customerId)
  }
  const { body } = await api.super<Count>('GET', '/CallLogs/count', { where: { handling: 'open' } })
  expect(body.count).toBe(by('open').length)
})

test('a simulated call that ends unanswered is open, and the next one that is answered has called back', () => {
  const { control, store } = api.server
  const line = store
    .table('OpNumber')
    .find({ where: { customerId: 2, status: 'active' } })
    .find(({ receiving_numberId, routing_actionId }) => receiving_numberId && !routing_actionId)
  const from = '+12125550195'
  const ring = (isAnswered: boolean) => {
    const { call } = control.live.call({
      number: line?.tracking_number ?? '',
      from,
      isAnswered,
      ringSeconds: 5,
      talkSeconds: 20,
    })
    control.clock.advance(60_000)
    control.live.run()
    return store.table('CallLog').get(call?.id ?? 0)
  }
  const first = ring(false)
  expect(first).toMatchObject({ status: 'missed', handling: 'open' })
  const second = ring(true)
  expect(second).toMatchObject({ status: 'answered' })
  expect(store.table('CallLog').get(first?.id ?? 0)).toMatchObject({
    handling: 'called_back',
    handledAt: second?.startedAt,
  })
})
