import { formatPeriod, type PeriodMode } from '@lineboard/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { parseListState } from '../../kit/list-state.ts'
import { setDateSettings } from '../../state/dates.ts'
import { listQuery } from '../context/list-query.ts'
import { dayWhere } from './marks-and-chips.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ showsDays }) => showsDays)

const today = '2026-11-01'
const oneDay: readonly { mode: PeriodMode; start?: string; end?: string }[] = [
  { mode: 'today' },
  { mode: 'range', start: today, end: today },
]

beforeEach(() => {
  // A day of 25 hours.
  setDateSettings({ timeZone: 'America/New_York' })
  vi.setSystemTime(`${today}T12:00:00Z`)
})

describe.each(declared.map((resource) => ({ name: resource.path, resource })))('$name', ({ resource }) => {
  const { periodField = '' } = resource
  it.each(oneDay)('asks one question for the count of a list of one day and of that day: $mode', (period) => {
    for (const filter of ['', '&filter=some', '&customer=2']) {
      const state = parseListState(`period=${formatPeriod(period)}${filter}`, resource.rules)
      const { where } = listQuery(resource, state)
      expect(dayWhere(where, periodField, today)).toEqual(where)
      expect(dayWhere(where, periodField, '2026-10-31')).not.toEqual(where)
    }
  })
})

it('lists show days', () => expect(declared.length).toBeGreaterThan(0))
