import { setupOf, traceCall } from '@lineboard/sdk/call-flow'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callRows, key } from '../../../../../contract/test/call-rows.ts'
import { hrefOfPlace, hrefOfStep, summaryText } from './call-flow.tsx'
import { outcomeText, stepText } from './step-text.ts'

const at = new Date('2026-05-22T12:00:00Z')
const formatPhone = (number: string) => `<${number}>`
const called = fc.constantFrom('+12125550101', '+12125550102', '+12125550103', '+15005550100')

/** Names as the wire has them, and what was not filled in. */
const machine = /undefined|null|NaN|\{|_[a-z]|^\w+\.\w+$/

test('every step and outcome of every call is reported in words', () => {
  const kinds = new Set<string>()
  fc.assert(
    fc.property(callRows, called, fc.array(key, { maxLength: 3 }), fc.boolean(), (rows, number, keys, isKnown) => {
      const sender = {
        ip: isKnown ? '192.0.2.7' : '203.0.113.7',
        port: 5060,
        proto: 'udp' as const,
        uri: 'sip:a@b.example',
      }
      const trace = traceCall(setupOf(rows), { called: number, at, keys, caller: '+442079460018', sender })
      const { steps, outcome } = trace
      for (const step of steps) {
        const text = stepText(step, formatPhone)
        kinds.add(step.kind)
        expect(text === '').toBe(step.kind === 'nowhere' || step.kind === 'refused')
        expect(text).not.toMatch(machine)
        expect(hrefOfStep(step) ?? '/service/').toMatch(/^\/service\//)
      }
      expect(outcomeText(outcome, formatPhone)).toMatch(/^[A-Z][^_{}]*\.$/)
      // Of a call that a menu takes it is never said alone that it is ended.
      const { goes, unanswered = '' } = summaryText(trace, formatPhone)
      const menu = steps.find(({ kind }) => kind === 'menu')
      expect(/The voice menu .* takes the call/.test(goes + unanswered)).toBe(menu !== undefined)
      expect(goes + unanswered).not.toMatch(machine)
    }),
    { numRuns: 600 },
  )
  // Most of them: which of the rare ones are drawn is no matter.
  expect(kinds.size).toBeGreaterThan(15)
})

test('steps lead to what they are about', () => {
  expect(hrefOfPlace({ model: 'Ivr', id: 3 })).toBe('/service/ivr/edit/3')
  expect(hrefOfPlace({ model: 'IvrAction', id: 3 })).toBeUndefined()
  expect(hrefOfStep({ kind: 'recording' })).toBeUndefined()
})
