import { expect, it } from 'vitest'
import { t } from './number-setup.messages.ts'
import {
  blankValues,
  broughtBy,
  draftFrom,
  isSaved,
  lackingSteps,
  type OpNumber,
  routingFields,
  type SetupValues,
  stepOfField,
  steps,
} from './use-setup.ts'

const row: OpNumber = {
  id: 7,
  customerId: 2,
  tracking_number: '+12125550161',
  numberType: 'local',
  country: 'us',
  status: 'active',
  routing_action: 'Forward',
  monthlyPrice: 2,
  totalCalls: 0,
  createdAt: '2026-01-01T00:00:00Z',
  receiving_numberId: 3,
}
const chosen: SetupValues = { ...blankValues, numberId: 7, receiving_numberId: 3, tracking_sourceId: 5 }

it.each<[Partial<SetupValues>, readonly string[]]>([
  [{}, ['source', 'number', 'rings']],
  [{ tracking_sourceId: 5 }, ['number', 'rings']],
  [{ tracking_sourceId: 5, numberId: 7 }, ['rings']],
  [{ tracking_sourceId: 5, numberId: 7, sip_gatewayId: 1 }, ['rings']],
  [{ tracking_sourceId: 5, numberId: 7, receiving_numberId: 3 }, []],
  [{ tracking_sourceId: 5, numberId: 7, routing_actionId: 4 }, []],
])('%j lacks what %j ask for', (values, lacking) => {
  expect(lackingSteps({ ...blankValues, ...values })).toEqual(lacking)
})

it('is saved when the row has all that was chosen, and nothing that was not', () => {
  expect(isSaved(chosen, row)).toBe(false)
  expect(isSaved(chosen, { ...row, tracking_sourceId: 5 })).toBe(true)
  expect(isSaved(chosen, { ...row, tracking_sourceId: 5, sip_gatewayId: 1 })).toBe(false)
  expect(isSaved(chosen, { ...row, id: 8, tracking_sourceId: 5 })).toBe(false)
  expect(isSaved(chosen, undefined)).toBe(false)
})

it('brings along what a number has where nothing was chosen', () => {
  expect(broughtBy(chosen, { ...row, receiving_numberId: 9, sip_gatewayId: 1 })).toEqual({ sip_gatewayId: 1 })
})

it('finds the step of every field', () => {
  for (const field of [...routingFields, 'numberId', 'tracking_number', 'customerId']) {
    expect(steps).toContain(stepOfField(field))
  }
  expect(routingFields.map(stepOfField)).toEqual(['source', 'rings', 'rings', 'recording'])
})

it('keeps a draft as it was, past the storage', () => {
  const draft = { userId: 4, step: 'rings', values: { ...chosen, customerId: 2 }, broughtId: 7 } as const
  expect(draftFrom(JSON.parse(JSON.stringify(draft)), 4)).toEqual(draft)
})

it.each([
  undefined,
  null,
  'text',
  5,
  [],
  { userId: 5 },
  { userId: 4 },
  { userId: 4, step: 'x', values: { numberId: '7' } },
])('begins with a blank draft where %j is kept', (kept) => {
  expect(draftFrom(kept, 4)).toEqual({ userId: 4, step: 'source', values: blankValues, broughtId: null })
})

it('who looks for a voice menu where it rings is led to the step that asks for it', () => {
  const step = t(`step.${stepOfField('routing_actionId')}`)
  expect([t('text.rings'), t('missing.rings')].filter((text) => !text.includes(step))).toEqual([])
})
