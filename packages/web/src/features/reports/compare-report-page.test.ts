import { dayAt } from '@lineboard/sdk'
import type { ComparedFigures, ReportFigures } from '@lineboard/sdk/reports'
import { describe, expect, it } from 'vitest'
import { definitionOf } from '../../shared/report/figure-definitions.messages.ts'
import { setDateSettings } from '../../state/dates.ts'
import { figureAt } from './compare-columns.ts'
import { compareTables } from './compare-report-page.tsx'
import { figures } from './figure-columns.ts'
import { askedComparisonAt } from './report-address.ts'

const none: ReportFigures = {
  ...{ calls: 0, answered: 0, missed: 0, voicemail: 0, busy: 0, failed: 0, firstTimeCallers: 0, uniqueCallers: 0 },
  ...{ talkSeconds: 0, averageTalkSeconds: 0, averageRingSeconds: 0, charge: 0 },
}

const groups = [
  ['+12125550110', 40, 1],
  ['+12125550111', 30, 3],
  ['+12125550112', 20, 2],
  ['+12125550113', 10, 3],
] as const

describe.each(figures.filter(({ id }) => id !== 'calls'))('compared by $id', (figure) => {
  const compared = groups.map(([label, calls, count]) => ({
    ...{ key: label, label, before: none },
    current: { ...none, calls, [figure.id]: count },
  }))
  const data: ComparedFigures = {
    ...{ totals: none, previousTotals: none, days: [] },
    bySource: compared,
    byTrackingNumber: compared,
  }

  it.each(['source', 'trackingNumber'])('by %s, what has most of it comes first', (id) => {
    const asked = askedComparisonAt('period=2020-03')
    const table = compareTables(asked, figure).find((each) => each.id === id)
    expect(table?.rows(data).map(({ key }) => key.slice(-1))).toEqual(['1', '3', '2', '0'])
  })
})

it('each figure of both periods says what it counts', () => {
  const data: ComparedFigures = { totals: none, previousTotals: none, days: [], bySource: [], byTrackingNumber: [] }
  const [inAll] = compareTables(askedComparisonAt(''), figureAt(''))
  expect(inAll?.rows(data).map(({ hint }) => hint)).toEqual(figures.map(({ id }) => definitionOf(id)))
})

it('of a period that reaches beyond today, today alone is not over', () => {
  setDateSettings({ timeZone: 'UTC' })
  const todayMs = Date.now()
  const at = (days: number) => dayAt(todayMs + days * 86_400_000, 'UTC')
  const days = [-1, 0, 1].map((day) => ({ current: { ...none, date: at(day) } }))
  const data: ComparedFigures = { totals: none, previousTotals: none, days, bySource: [], byTrackingNumber: [] }
  const table = compareTables(askedComparisonAt(`period=${at(-1)}..${at(1)}`), figureAt('')).find(
    ({ id }) => id === 'days',
  )
  expect(table?.rows(data).map(({ unfinished }) => unfinished)).toEqual([false, true, false])
})
