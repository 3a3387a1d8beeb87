import { afterEach, beforeEach, expect, test } from 'vitest'
import { callWarnings, loadCallSetup, traceCall, traceNumber } from '../src/call-flow/index.ts'
import type { Lineboard } from '../src/index.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

const caller = '+13055550133'

let { server, as, api }: SignedIn = {} as SignedIn
let requests = 0
let admin: Lineboard
beforeEach(async () => {
  ;({ server, as, api } = await startSignedIn({ size: { callLogs: 20 } }))
  requests = 0
  admin = await as('admin', {
    fetch: (...args) => {
      requests += 1
      return fetch(...args)
    },
  })
  requests = 0
})
afterEach(() => server.close())

test('the rows that were read say what a test call does, for every number and every reader', async () => {
  for (const reader of [api, admin]) {
    const at = server.control.clock.now()
    const { numbers, setup } = await loadCallSetup(reader, { where: { customerId: 2 }, caller })
    expect(numbers.length).toBeGreaterThan(10)
    for (const number of numbers) {
      const said = traceNumber(setup, number, { at, caller, keys: ['1'] })
      const { trace } = server.control.live.call({ number: number.tracking_number, from: caller, keys: ['1'] })
      expect(said.outcome).toEqual(trace.outcome)
    }
  }
})

test('it takes seven requests for any set of numbers, nine with a caller', async () => {
  await loadCallSetup(admin, { where: { customerId: 2 } })
  expect(requests).toBe(7)
  await loadCallSetup(admin, { where: { customerId: 2 }, caller })
  expect(requests).toBe(16)
  expect((await loadCallSetup(admin, { where: { id: 99_999 } })).numbers).toEqual([])
  expect(requests).toBe(17)
})

test('a caller who is blocked is read; a gateway of the owner, which customers do not see, counts as there', async () => {
  const [number] = server.store.table('OpNumber').find({ where: { customerId: 2, status: 'active' } })
  if (!number) throw new Error('Customer 2 has no number in use.')
  const { tracking_number: called } = number
  const at = server.control.clock.now()
  await admin.BlacklistNumber.create({ body: { number: caller } })
  const blocked = await loadCallSetup(admin, { where: { id: number.id }, caller })
  expect(traceCall(blocked.setup, { called, caller, at }).outcome).toEqual({
    kind: 'refused',
    reason: 'caller_blocked',
  })
  server.store.table('OpNumber').patch(number.id, { sip_gatewayId: 1, routing_actionId: undefined })
  const { setup } = await loadCallSetup(admin, { where: { id: number.id } })
  expect(traceCall(setup, { called, at }).outcome).toMatchObject({ rings: [{ gatewayId: 1 }] })
  server.store.table('OpNumber').patch(number.id, { sip_gatewayId: undefined })
  for (const { id } of [...server.store.table('SipGateway').by('customerId', 2)])
    server.store.table('SipGateway').delete(id)
  const without = await loadCallSetup(admin, { where: { id: number.id } })
  expect(traceCall(without.setup, { called, at }).outcome.kind).toBe('rings')
})

test('a set of numbers is warned of at once', async () => {
  const at = server.control.clock.now()
  const whole = await loadCallSetup(api, { where: { customerId: 2 } })
  expect(callWarnings(whole.setup, whole.numbers, at).filter(({ severity }) => severity === 'all')).toEqual([])
  const [menu] = server.store.table('Ivr').by('customerId', 2)
  server.store.table('Ivr').patch(menu?.id ?? 0, { status: 'draft' })
  const broken = await loadCallSetup(api, { where: { customerId: 2 } })
  const warnings = callWarnings(broken.setup, broken.numbers, at).filter(({ severity }) => severity === 'all')
  expect(warnings.length).toBeGreaterThan(0)
  expect(new Set(warnings.flatMap(({ problems }) => problems.map(({ reason }) => reason)))).toEqual(
    new Set(['menu_draft']),
  )
})
