import { afterEach, beforeEach, expect, it } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { rangeName } from './period-name.ts'
import { comparedOf } from './use-present.ts'

const plain = (text: string) => text.replace(/\u202f/g, ' ')
const now = new Date('2026-11-18T19:20:00Z')

beforeEach(() => setDateSettings({ timeZone: 'America/New_York' }))
afterEach(() => setDateSettings({ timeZone: 'UTC' }))

it.each([
  ['lastMonth', '10/01/2026 ~ 10/31/2026', '09/01/2026 ~ 09/30/2026'],
  ['today', '11/18/2026', '11/17/2026, to 2:20 PM'],
  ['thisMonth', '11/01/2026 ~ 11/18/2026', '10/01/2026 ~ 10/18/2026, to 2:20 PM'],
] as const)('%s says in words which days it speaks of, and what it is held against', (mode, current, before) => {
  const compared = comparedOf({ mode }, {}, now)
  expect([rangeName(compared.current), rangeName(compared.before)].map(plain)).toEqual([current, before])
})

it('a whole day is left out where complete days alone are compared', () => {
  const { before } = comparedOf({ mode: 'thisMonth' }, { until: 'lastDay' }, now)
  expect(rangeName(before)).toBe('10/01/2026 ~ 10/17/2026')
})
