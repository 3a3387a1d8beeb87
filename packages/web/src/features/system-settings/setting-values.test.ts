import { expect, it } from 'vitest'
import { toBody, toValues } from './setting-values.ts'

const setting = (key: string, payload: Record<string, unknown>) => ({
  id: 1,
  key,
  payload,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

it.each([
  ['agreement', { agreement: '<h2>Terms</h2>', version: 2, note: 'New', lawyer: 'Ada' }],
  ['low_balance', { warnBelowUsd: 20, stopBelowUsd: 0, since: 2024 }],
  ['recording', { keepDays: 365, announce: false, where: { region: 'eu' } }],
  ['banner', { text: 'Hello', until: null, empty: '', list: [] }],
])('%s that nobody edits is saved as it was, with what the form does not know', (key, payload) => {
  expect(toBody(toValues(setting(key, payload)))).toEqual({ key, payload })
})

it.each([
  [{ agreement: 'Old' }, 'Old', undefined],
  [{ agreement: 'Old' }, 'New', 1],
  [{ agreement: 'Old', version: 4 }, 'New', 5],
  [{ agreement: 'Old', version: 4 }, 'Old', 4],
  [{ agreement: 'Old', version: 'four' }, 'New', 1],
])('the text of %j becomes %j: version %s', (payload, agreement, version) => {
  const values = toValues(setting('agreement', payload))
  const body = toBody({ ...values, payload: { agreement, note: '' } })
  expect(body).toMatchObject({ payload: { agreement, ...(version && { version }) } })
})

it('a note stays with the version it tells of', () => {
  const before = { agreement: 'Old', version: 4, note: 'Shorter' }
  const values = toValues(setting('agreement', before))
  const noteOf = (agreement: string, note: string) => toBody({ ...values, payload: { agreement, note } })
  expect(noteOf('New', 'Shorter')).toEqual({ key: 'agreement', payload: { agreement: 'New', version: 5 } })
  expect(noteOf('New', 'Longer')).toMatchObject({ payload: { note: 'Longer' } })
  expect(noteOf('Old', 'Shorter')).toMatchObject({ payload: before })
})

it('amounts are read as people write them, and what is none is left for the rules to refuse', () => {
  const values = toValues(setting('low_balance', { warnBelowUsd: 20, stopBelowUsd: 0 }))
  const body = (warnBelowUsd: string) => toBody({ ...values, payload: { warnBelowUsd, stopBelowUsd: '0' } })
  expect(body('1,250.50')).toEqual({ key: 'low_balance', payload: { warnBelowUsd: 1250.5, stopBelowUsd: 0 } })
  expect(body('a lot')).toEqual({ key: 'low_balance', payload: { warnBelowUsd: 'a lot', stopBelowUsd: 0 } })
  expect(body('')).toEqual({ key: 'low_balance', payload: { stopBelowUsd: 0 } })
})
