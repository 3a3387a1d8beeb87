import { type CallRows, type CallTrace, setupOf, traceCall, usdAMinute } from '@lineboard/contract/call-flow'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callRows, key } from '../../../../../contract/test/call-rows.ts'
import { validatorOf } from '../../../test/operation-documents.ts'
import { fromCents, toCents } from '../../domain/billing/money/money.ts'
import type { EntityName, Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { World } from '../world.ts'
import { createEmptyWorld } from '../world.ts'
import { createLive } from './live.ts'
import { carrierOf } from './live-call.ts'

const startMs = Date.parse('2026-05-22T12:00:00Z')
const caller = '+13055550100'

/** The tables that rows of a set-up go into. */
const tables = {
  customers: 'Customer',
  numbers: 'OpNumber',
  sources: 'TrackingSource',
  actions: 'RoutingAction',
  menus: 'Ivr',
  choices: 'IvrAction',
  receivers: 'ReceivingNumber',
  gateways: 'SipGateway',
  blocked: 'BlacklistNumber',
  contacts: 'PhoneBook',
  allowed: 'Whitelist',
} as const satisfies Partial<Record<keyof CallRows, EntityName>>

const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name)

/** A world of these rows alone, whose clock moves only when told. */
function worldOf(rows: Required<CallRows>) {
  let atMs = startMs
  const empty = createEmptyWorld({ seed: 1, size: { callLogs: 0 }, now: new Date(startMs) })
  const world: World = { ...empty, clock: { ...empty.clock, now: () => new Date(atMs) } }
  const live = createLive(world, (problem) => expect(problem).toBeUndefined())
  for (const [name, list] of Object.entries(rows)) {
    if (!isTable(name)) continue
    const table = world.store.anyTable(tables[name])
    for (const row of list) if (typeof row === 'object') table?.insert({ ...row })
  }
  const pass = (ms: number) => {
    atMs += ms
    live.run()
  }
  return { store: world.store, live, pass, now: () => new Date(atMs) }
}

/** The rows as a client would read them. */
const rowsIn = (store: Store): CallRows =>
  Object.fromEntries(Object.entries(tables).map(([name, model]) => [name, [...(store.anyTable(model)?.all() ?? [])]]))

function expectAgreement(trace: CallTrace, log: Row<'CallLog'>): void {
  const { outcome } = trace
  const [ring] = outcome.kind === 'rings' ? outcome.rings : []
  const number = ring && ring.destination.kind !== 'sip_gateway' ? ring.destination.number : undefined
  expect([log.receivingNumber, log.sip_gatewayId]).toEqual([number, ring?.gatewayId])
  const isCutOff =
    outcome.kind === 'rings' &&
    outcome.rings.every(({ unreachable }) => unreachable !== undefined) &&
    outcome.unanswered?.kind !== 'voicemail'
  expect(log.status === 'failed').toBe(outcome.kind === 'nowhere' || isCutOff)
  if (outcome.kind === 'voicemail') expect(log.status).toBe('voicemail')
  if (outcome.kind === 'hangs_up') expect([log.status, log.talkSeconds]).toEqual(['missed', 0])
  const isKept = log.talkSeconds > 5 && (trace.isRecorded || log.status === 'voicemail')
  expect(log.recordingId !== undefined).toBe(isKept)
  expect(log.charge).toBe(fromCents(toCents(Math.ceil(log.talkSeconds / 60) * trace.usdAMinute)))
  const pressed = trace.pressed.filter((one) => one !== 'timeout').join('')
  expect((log.legs ?? []).map(({ keys = '' }) => keys).join('')).toBe(pressed)
  const menus = trace.steps.flatMap((step) => (step.kind === 'menu' && step.attempt === 1 ? [step.menu.name] : []))
  expect((log.legs ?? []).flatMap(({ kind, target }) => (kind === 'menu' ? [target] : []))).toEqual(menus)
}

test('a test call goes the way its trace says, whatever the set-up', () => {
  const validate = validatorOf('CallLog')
  const seen = new Set<string>()
  const call = fc.record({ keys: fc.array(key, { maxLength: 4 }), isAnswered: fc.boolean() })
  fc.assert(
    fc.property(callRows, call, (rows, { keys, isAnswered }) => {
      const { store, live, pass, now } = worldOf(rows)
      for (const { tracking_number: called } of [...rows.numbers, { tracking_number: '+15005550100' }]) {
        const setup = setupOf(rowsIn(store))
        const expected = traceCall(setup, { called, caller, keys, at: now(), sender: carrierOf(caller) })
        const { trace, call: begun } = live.call({ number: called, from: caller, keys, isAnswered })
        expect(trace).toEqual(expected)
        expect(begun !== null).toBe(expected.isLogged)
        pass(30 * 60_000)
        expect([...store.table('Dialog').all()]).toEqual([])
        const log = begun && store.table('CallLog').get(begun.id)
        if (!log) continue
        expect(validate(log), JSON.stringify(validate.errors)).toBe(true)
        expectAgreement(expected, log)
        seen.add(`${expected.outcome.kind} ${log.status}`)
      }
    }),
    { numRuns: 150 },
  )
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'rings answered',
      'rings missed',
      'hangs_up missed',
      'nowhere failed',
      'voicemail voicemail',
    ]),
  )
})

test('simulated calls come to numbers that are let in alone, and go their way', () => {
  let checked = 0
  fc.assert(
    fc.property(callRows, (rows) => {
      const { store, live, pass, now } = worldOf(rows)
      const setup = setupOf(rowsIn(store))
      live.start(60)
      for (let minute = 0; minute < 2; minute++) pass(60_000)
      live.stop()
      for (const log of store.table('CallLog').all()) {
        const trace = traceCall(setup, { called: log.trackingNumber, at: now() })
        expect(trace.isLogged, JSON.stringify(trace.outcome)).toBe(true)
        expect(log.charge).toBe(
          fromCents(
            toCents(
              Math.ceil(log.talkSeconds / 60) * usdAMinute(trace.number ?? { customerId: 1, numberType: 'local' }),
            ),
          ),
        )
        // Whoever takes turns begins elsewhere with each call, and in menus the keys decide.
        const isPlain = trace.steps.every(
          (step) => step.kind !== 'menu' && !(step.kind === 'action' && step.action?.type === 'round_robin'),
        )
        const isCutShort = log.status === 'missed' && log.talkSeconds === 0
        if (isPlain)
          expect(log.receivingNumber === undefined && log.sip_gatewayId === undefined).toBe(
            trace.outcome.kind !== 'rings',
          )
        if (!isPlain || trace.outcome.kind !== 'rings') continue
        const [{ destination, gatewayId }] = trace.outcome.rings
        const number = destination.kind === 'sip_gateway' ? undefined : destination.number
        expect([log.receivingNumber, log.sip_gatewayId]).toEqual([number, gatewayId])
        if (!isCutShort && log.recordingId !== undefined && log.status !== 'voicemail')
          expect(trace.isRecorded).toBe(true)
        checked += 1
      }
    }),
    { numRuns: 80 },
  )
  expect(checked).toBeGreaterThan(100)
})
