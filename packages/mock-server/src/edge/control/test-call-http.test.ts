import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import type { TestCallAnswer } from '../../world/live/incoming.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 20 } })
})
beforeEach(() => t.server.control.reset())
afterAll(() => t.close())

async function call(body: object) {
  const answer = await fetch(`${t.server.url}/__mock/live/call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const parsed: TestCallAnswer & { error?: { message: string } } = JSON.parse(await answer.text())
  return { status: answer.status, ...parsed }
}

/** A number of customer 2 whose calls follow the voice menu of the sample data. */
function menuNumber() {
  const { store } = t.server
  const action = store.table('RoutingAction').findOne({ customerId: 2, type: 'voice_menu' })
  const number = store.table('OpNumber').findOne({ customerId: 2, status: 'active' })
  if (!action || !number) throw new Error('The sample data has no voice menu for a number.')
  return store.table('OpNumber').patch(number.id, { routing_actionId: action.id })
}

test('a call comes in, its row follows the trace, and it ends by the clock though none are simulated', async () => {
  const { tracking_number: number } = menuNumber()
  const { control, store } = t.server
  const { trace, call: begun } = await call({
    number,
    from: '+13055550133',
    keys: '1',
    ringSeconds: 2,
    talkSeconds: 61,
  })
  expect(trace.outcome).toMatchObject({ kind: 'rings', rings: [{ gatewayId: begun?.sip_gatewayId }] })
  expect([begun?.callerNumber, begun?.trackingNumber, begun?.endedAt]).toEqual(['+13055550133', number, undefined])
  expect(store.table('Dialog').findOne({ callId: begun?.callId ?? '' })?.state).toBe('early')
  control.clock.advance(120_000)
  // Nobody calls run() here: the timer that the call began does.
  await vi.waitFor(() => expect(store.table('CallLog').get(begun?.id ?? 0)?.endedAt).toBeDefined(), { timeout: 5000 })
  const ended = store.table('CallLog').get(begun?.id ?? 0)
  expect(ended).toMatchObject({ status: 'answered', talkSeconds: 61, charge: 0.07, recordingId: begun?.id })
  expect(ended?.legs?.map(({ kind, target, keys }) => [kind, target, keys])).toEqual([
    ['menu', 'Main menu', '1'],
    ['ring', ended?.receivingNumber, undefined],
    ['talk', ended?.receivingNumber, undefined],
  ])
  expect(control.live.callsPerMinute).toBe(0)
  const { body } = await t.user<{ legs: object[] }>('GET', `/CallLogs/${begun?.id}`)
  expect(body.legs).toHaveLength(3)
  t.expectNoViolations()
})

test('a call fails over a gateway that cannot be reached, where no other takes it', async () => {
  const { store } = t.server
  const { id, tracking_number: number } = menuNumber()
  const receiving_numberId = store.table('ReceivingNumber').findOne({ customerId: 2 })?.id
  store.table('OpNumber').patch(id, { routing_actionId: undefined, sip_gatewayId: undefined, receiving_numberId })
  const gateways = store.table('SipGateway').by('customerId', 2)
  const over = async (health: 'reachable' | 'unreachable') => {
    for (const gateway of gateways) store.table('SipGateway').patch(gateway.id, { health })
    const { trace, call: begun } = await call({ number, ringSeconds: 2, talkSeconds: 61 })
    const rings = trace.outcome.kind === 'rings' ? trace.outcome.rings : []
    const log = () => store.table('CallLog').get(begun?.id ?? 0)
    t.server.control.clock.advance(120_000)
    await vi.waitFor(() => expect(log()?.endedAt).toBeDefined(), { timeout: 5000 })
    return [rings[0]?.unreachable, log()?.status]
  }
  expect(await over('unreachable')).toEqual([expect.any(String), 'failed'])
  expect(await over('reachable')).toEqual([undefined, 'answered'])
})

test('what goes nowhere is in the log as failed, at once; what is not let in is in none', async () => {
  const { store } = t.server
  const number = menuNumber()
  const [menu] = store.table('Ivr').by('customerId', 2)
  store.table('Ivr').patch(menu?.id ?? 0, { status: 'draft' })
  const lost = await call({ number: number.tracking_number })
  expect(lost.trace.outcome).toMatchObject({ kind: 'nowhere', reason: 'menu_draft' })
  expect(lost.call).toMatchObject({ status: 'failed', ringSeconds: 0, talkSeconds: 0, charge: 0 })
  expect(lost.call?.endedAt).toBeDefined()
  expect(lost.call?.receivingNumber).toBeUndefined()
  store.table('OpNumber').patch(number.id, { status: 'stopped' })
  const refused = await call({ number: number.tracking_number })
  expect([refused.trace.outcome, refused.call]).toEqual([{ kind: 'refused', reason: 'number_stopped' }, null])
  expect((await call({ number: '+15005550100' })).trace.outcome).toMatchObject({ reason: 'number_unknown' })
})

test('who is not on the whitelist sends no calls', async () => {
  const { store } = t.server
  for (const { id } of [...store.table('Whitelist').by('customerId', 1)]) store.table('Whitelist').delete(id)
  const { trace, call: made } = await call({ number: menuNumber().tracking_number })
  expect([trace.outcome, made]).toEqual([{ kind: 'refused', reason: 'sender_not_allowed' }, null])
})

test('a test call among simulated ones is charged and counted once', async () => {
  const { control, store } = t.server
  const { id, tracking_number: number, totalCalls } = menuNumber()
  control.live.start(1)
  const answer = control.live.call({ number, keys: ['1'] })
  control.live.stop()
  expect(store.table('CallLog').get(answer.call?.id ?? 0)?.endedAt).toBeDefined()
  expect(store.table('OpNumber').get(id)?.totalCalls).toBe(totalCalls + 1)
  expect(control.ledger().problems).toEqual([])
})

test.each([
  [{}, 'number'],
  [{ number: '2125550142' }, 'number'],
  [{ number: '+12125550142', from: 'me' }, 'from'],
  [{ number: '+12125550142', keys: 'x' }, 'keys'],
  [{ number: '+12125550142', keys: 7 }, 'keys'],
  [{ number: '+12125550142', keys: '1'.repeat(41) }, 'keys'],
  [{ number: '+12125550142', isAnswered: 'no' }, 'isAnswered'],
  [{ number: '+12125550142', talkSeconds: -1 }, 'talkSeconds'],
])('%j is refused', async (body, field) => {
  const { status, error } = await call(body)
  expect([status, error?.message]).toEqual([400, expect.stringContaining(field)])
})
