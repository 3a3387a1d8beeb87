import { expect, it } from 'vitest'
import { reportAt, reportDefinition, reportSearch } from './report-definition.ts'

it.each([
  '',
  'period=lastMonth&source=3&firstTime=yes&table=source&sort=source.-calls',
  'period=today&against=2026-02&customer=3&figure=missed',
])('%j becomes a view and a query again', (search) => {
  expect(new URLSearchParams(reportSearch(reportDefinition(search))).toString()).toBe(
    new URLSearchParams(search).toString(),
  )
})

it('what is no part of a report is left out, and numbers are read as others write them', () => {
  expect(reportSearch({ period: 'today', customer: 3, groupBy: 'source', source: { id: 1 } })).toBe(
    'period=today&customer=3',
  )
  expect(reportDefinition('period=today&page=3')).toEqual({ period: 'today' })
})

it('views of a report are kept under the end of its address', () => {
  expect(reportAt('/service/reports/overview')).toBe('overview')
})
