import { expect, test } from 'vitest'
import { blankTarget, fittingTargets, isAnyChosen, toBody, toValues } from './routing-action-values.ts'

const row = {
  id: 4,
  customerId: 2,
  name: 'Front desk',
  type: 'forward',
  targets: [
    { kind: 'receiving_number', target: '12', label: 'Desk' },
    { kind: 'number', target: '+12125550142' },
    { kind: 'mailbox', target: 'desk@example.com' },
  ],
  ringSeconds: 20,
  recordCalls: true,
  createdAt: '2026-03-02T15:04:10.000Z',
} as const satisfies Parameters<typeof toValues>[0]

test('what is read and saved unchanged is what was there', () => {
  const { name, type, targets, ringSeconds, recordCalls } = row
  expect(toBody(toValues(row))).toEqual({ name, type, targets, ringSeconds, recordCalls, whisper: '' })
})

test('numbers are sent in E.164 form, however they were typed', () => {
  const values = toValues(undefined)
  const typed = { ...values, targets: [{ ...blankTarget('number'), text: '+1 (212) 555-0142' }] }
  expect(toBody(typed).targets).toEqual([{ kind: 'number', target: '+12125550142' }])
})

test('a call that is hung up goes nowhere', () => {
  expect(toBody({ ...toValues(row), type: 'hang_up' }).targets).toEqual([])
})

test('an emptied ring time is left to the server', () => {
  expect(toBody({ ...toValues(row), ringSeconds: ' ' }).ringSeconds).toBeUndefined()
})

test('targets are of what the action takes', () => {
  const { targets } = toValues(row)
  expect(fittingTargets('voice_menu', targets)).toEqual([blankTarget('voice_menu')])
  expect(fittingTargets('voicemail', targets)).toEqual(targets.slice(2))
  expect(fittingTargets('round_robin', targets)).toEqual(targets)
  expect(fittingTargets('forward', [])).toEqual([blankTarget('receiving_number')])
  // Nothing is sent of them, and they are there again with another choice.
  expect(fittingTargets('hang_up', targets)).toEqual(targets)
  expect([isAnyChosen(targets), isAnyChosen([blankTarget('mailbox')])]).toEqual([true, false])
})
