import { createFit } from '@lineboard/sdk/fit'
import { headlineFigures, type ReportQuestion } from '@lineboard/sdk/reports'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { forgetPersonalState } from '../../state/personal-state.ts'
import { setServed } from '../../state/served-calls.ts'
import { countedReport } from './counted-calls.ts'
import { isFromRows, isUnanswered, useKnownFigures, useKnownGroups } from './from-rows.ts'

const question: ReportQuestion = {
  span: { startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-31T23:59:59.999Z' },
  timeZone: 'UTC',
}

/** Calls are read page by page: those after the last one are none. */
const isFirstPage = (url: URL) => !(url.searchParams.get('filter') ?? '').includes('"gt"')

const callOf = (id: number) => ({ id, callerNumber: `+1202555${1000 + id}`, startedAt: '2026-03-02T10:00:00Z' })

let asked: string[] = []

/** An app over a core API without reports that has so many calls, of which nobody knows the charge. */
function start(count: number) {
  asked = []
  const fit = createFit({
    fit: 1,
    calls: { 'Report.statistics': 'rows', 'Report.activityReport': 'none' },
    models: { CallLog: { lacks: ['charge', 'trackingSourceId'] } },
  })
  setServed(fit.isServed, fit.isCounted)
  initClient({
    fit,
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: async (input) => {
      const url = new URL(new Request(input).url)
      asked.push(url.pathname.replace('/api/v1', ''))
      const rows = isFirstPage(url) ? Array.from({ length: count }, (_, at) => callOf(at + 1)) : []
      return Response.json(url.pathname.endsWith('count') ? { count } : rows)
    },
  })
}

beforeEach(() => start(3))
afterEach(() => {
  forgetPersonalState()
  setServed(
    () => true,
    () => false,
  )
})

it('a report without a call is counted from rows, which several figures read once', async () => {
  const [one, other] = await Promise.all([
    countedReport(headlineFigures, question),
    countedReport(headlineFigures, question),
  ])
  expect(one.totals).toMatchObject({ calls: 3, uniqueCallers: 3 })
  expect(other).toEqual(one)
  expect(asked).toEqual(['/CallLogs/count', '/CallLogs', '/CallLogs'])
})

it('the next person is not shown what the last one read', async () => {
  await countedReport(headlineFigures, question)
  forgetPersonalState()
  await countedReport(headlineFigures, question)
  expect(asked).toHaveLength(6)
})

it('a period with too many calls is not counted, and says so', async () => {
  start(50_001)
  await expect(countedReport(headlineFigures, question)).rejects.toThrow(
    'There are 50,001 calls in this period. At most 50,000 can be counted. Choose a shorter period.',
  )
  expect(asked).toEqual(['/CallLogs/count'])
})

it('reports are counted where the fit says so', () => {
  expect([isFromRows('Report.statistics'), isFromRows('Report.activityReport')]).toEqual([true, false])
  // An overview is held against the headline of the period before.
  expect(isFromRows('Report.overviewReport')).toBe(true)
  expect(isUnanswered('Report.statistics')).toBe(false)
})

it('figures of fields that calls lack are not known, and others are', () => {
  const { result } = renderHook(() => useKnownFigures('Report.statistics'))
  expect(result.current('calls', 'answered')).toBe(true)
  expect(result.current('calls', 'charge')).toBe(false)
  const groups = renderHook(() => useKnownGroups('Report.statistics')).result
  expect([groups.current('trackingNumber'), groups.current('trackingSourceId')]).toEqual([true, false])
  const served = renderHook(() => useKnownFigures('Report.activityReport')).result
  expect(served.current('charge')).toBe(true)
})

it('charges of calls in several currencies are no figure', () => {
  const fit = createFit({ fit: 1, models: { CallLog: { currency: 'curr' } } })
  initClient({ fit, wholeContract: true, baseUrl: 'http://core.example/api/v1' })
  const { result } = renderHook(() => useKnownFigures('Report.activityReport'))
  expect([result.current('calls'), result.current('charge')]).toEqual([true, false])
})
