import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callWarnings, nowhereReasons, refusedReasons, setupOf, traceCall, usdAMinute } from '../src/call-flow/index.ts'
import { callRows, key } from './call-rows.ts'

const at = new Date('2026-05-22T12:00:00Z')
const called = fc.constantFrom('+12125550101', '+12125550102', '+12125550103', '+12125550199', '+15005550100')
const caller = fc.constantFrom('+442079460018', '+12125550188', undefined)
const ip = fc.constantFrom('192.0.2.7', '203.0.113.7')
const sender = fc.option(
  ip.map((from) => ({ ip: from, port: 5061, proto: 'tls' as const, uri: 'sip:a@carrier.example' })),
  { nil: undefined },
)
const keys = fc.array(key, { maxLength: 6 })

test('every call through every set-up ends, the same each time, with an outcome', () => {
  fc.assert(
    fc.property(callRows, called, caller, sender, keys, (rows, number, from, by, pressed) => {
      const call = { called: number, at, caller: from, sender: by, keys: pressed }
      const trace = traceCall(setupOf(rows), call)
      expect(traceCall(setupOf(structuredClone(rows)), call)).toEqual(trace)
      const { outcome, steps, problems } = trace
      expect(trace.pressed).toEqual(pressed.slice(0, trace.pressed.length))
      expect(steps.length).toBeLessThan(400)
      expect(steps.filter(({ kind }) => kind === 'nowhere')).toHaveLength(outcome.kind === 'nowhere' ? 1 : 0)
      expect(steps.filter(({ kind }) => kind === 'refused')).toHaveLength(outcome.kind === 'refused' ? 1 : 0)
      if (outcome.kind === 'nowhere') expect(problems.map(({ reason }) => reason)).toContain(outcome.reason)
      if (outcome.kind === 'refused') expect([trace.isLogged, trace.usdAMinute]).toEqual([false, 0])
      if (trace.isLogged && trace.number) expect(trace.usdAMinute).toBe(usdAMinute(trace.number))
      if (outcome.kind === 'rings') {
        // Each place that rings is said as a step, and a gateway took it just before.
        const rung = steps.flatMap((step) => (step.kind === 'rings' ? [step.ring] : []))
        for (const ring of outcome.rings) {
          expect(rung).toContainEqual(ring)
          expect(ring.dialled).not.toBe('')
          const tries = steps.flatMap((step) => (step.kind === 'gateway' ? [step.tried] : []))
          expect(tries.some(({ id, passedOver }) => id === ring.gatewayId && !passedOver)).toBe(true)
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('who is let in is no question of routing, nor routing of who calls', () => {
  fc.assert(
    fc.property(callRows, called, (rows, number) => {
      const plain = traceCall(setupOf(rows), { called: number, at })
      const other = traceCall(setupOf(rows), { called: number, at, caller: '+12125550188' })
      expect(other.outcome).toEqual(plain.outcome)
    }),
  )
})

test('a number is warned of as wholly lost only where no key that callers press reaches anybody', () => {
  fc.assert(
    fc.property(callRows, keys, (rows, pressed) => {
      const setup = setupOf(rows)
      const warnings = callWarnings(setup, rows.numbers, at)
      for (const number of rows.numbers) {
        const warning = warnings.find(({ numberId }) => numberId === number.id)
        const { outcome, problems } = traceCall(setup, { called: number.tracking_number, at, keys: pressed })
        if (warning?.severity === 'all') expect(['nowhere', 'hangs_up']).toContain(outcome.kind)
        const isIn = number.status !== 'released' && outcome.kind !== 'refused'
        // A circle is only found by walking it; all else is known before anybody calls.
        const known = problems.filter(({ reason }) => reason !== 'menu_loop')
        if (isIn && known.length > 0) expect(warning?.problems).toEqual(expect.arrayContaining(known))
      }
    }),
    { numRuns: 500 },
  )
})

test('every reason comes up', () => {
  const seen = new Set<string>()
  const look = fc.property(callRows, called, caller, sender, keys, (rows, number, from, by, pressed) => {
    const setup = setupOf(rows)
    const { outcome, problems } = traceCall(setup, { called: number, at, caller: from, sender: by, keys: pressed })
    if (outcome.kind === 'refused') seen.add(outcome.reason)
    for (const { reason } of problems) seen.add(reason)
    for (const warning of callWarnings(setup, rows.numbers, at))
      for (const { reason } of warning.problems) seen.add(reason)
  })
  fc.assert(look, { numRuns: 3000, seed: 1 })
  // All customers are there in these set-ups; who is gone is tried by hand.
  const all = [...nowhereReasons, ...refusedReasons].filter((reason) => reason !== 'customer_gone')
  expect(all.filter((reason) => !seen.has(reason))).toEqual([])
})
