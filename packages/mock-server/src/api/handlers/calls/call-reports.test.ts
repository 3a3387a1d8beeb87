import type { components } from '@lineboard/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCall, keepKnownCalls, NEW_YORK, knownTotals as totals } from '../../../testing/known-calls.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Schemas = components['schemas']
type Failure = { error: { details?: { codes: Record<string, string[]> } } }

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 10 } })
})
beforeEach(() => {
  api.server.control.reset({ now: new Date('2026-03-04T15:00:00Z') })
  keepKnownCalls(api.server.store)
})
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

describe('comparing two periods', () => {
  const body = { start_daterange: '2026-03-01T00:00', end_daterange: '2026-03-03T23:59', offset: NEW_YORK }
  const compare = (more: object = {}) =>
    api.admin<Schemas['CompareReport']>('POST', '/CallLogs/compare_report', { body: { ...body, ...more } })
  const steps = ({ rows }: Schemas['CompareReport']) =>
    rows.map((row) => [row.currentStart, row.current?.calls, row.previousStart, row.previous?.calls])

  test('day by day, with the days before', async () => {
    const { body: report } = await compare()
    expect(report).toMatchObject({
      viewBy: 2,
      current: { startDate: '2026-03-01T00:00', endDate: '2026-03-03T23:59', totals },
      previous: { startDate: '2026-02-26T00:00', endDate: '2026-02-28T23:59', totals: { calls: 1 } },
    })
    expect(steps(report)).toEqual([
      ['2026-03-01T00:00', 1, '2026-02-26T00:00', 0],
      ['2026-03-02T00:00', 3, '2026-02-27T00:00', 0],
      ['2026-03-03T00:00', 1, '2026-02-28T00:00', 1],
    ])
  })

  test('GET answers the same', async () => {
    const query = { ...body, offset: String(NEW_YORK), daterange: 'true', view_by: '2' }
    const { body: got } = await api.admin('GET', '/CallLogs/compare_report', { query })
    expect(got).toEqual((await compare()).body)
  })

  test('hour by hour, from the middle of one', async () => {
    const range = { start_daterange: '2026-03-02T09:30', end_daterange: '2026-03-02T10:10', view_by: 1 }
    const { body: report } = await compare(range)
    expect(steps(report)).toEqual([
      ['2026-03-02T09:30', 1, '2026-03-02T08:49', 0],
      ['2026-03-02T10:00', 0, '2026-03-02T09:00', 1],
    ])
  })

  test('week by week and month by month', async () => {
    const range = { start_daterange: '2026-02-25', end_daterange: '2026-03-10' }
    const weeks = (await compare({ ...range, view_by: 3 })).body
    expect(weeks.rows.map(({ currentStart, current }) => [currentStart, current?.calls])).toEqual([
      ['2026-02-25T00:00', 6],
      ['2026-03-04T00:00', 0],
    ])
    const months = (await compare({ ...range, view_by: 4 })).body
    expect(months.rows.map(({ currentStart, current }) => [currentStart, current?.calls])).toEqual([
      ['2026-02-25T00:00', 1],
      ['2026-03-01T00:00', 5],
    ])
  })

  test('with a range of one’s own, which may be shorter', async () => {
    const own = { compare_start_daterange: '2026-02-28', compare_end_daterange: '2026-02-28' }
    const { body: report } = await compare(own)
    expect(steps(report)).toEqual([
      ['2026-03-01T00:00', 1, '2026-02-28T00:00', 1],
      ['2026-03-02T00:00', 3, undefined, undefined],
      ['2026-03-03T00:00', 1, undefined, undefined],
    ])
  })

  test.each([
    [{ compare_start_daterange: '2026-02-28' }, { compare_end_daterange: ['presence'] }],
    [{ end_daterange: '2026-02-28' }, { end_daterange: ['format'] }],
    [{ start_daterange: '2000-01-01', view_by: 1 }, { view_by: ['length.max'] }],
  ])('refuses %j', async (change, codes) => {
    const { status, body: answer } = await api.admin<Failure>('POST', '/CallLogs/compare_report', {
      body: { ...body, ...change },
    })
    expect([status, answer.error.details?.codes]).toEqual([422, codes])
  })
})

test('count_logs counts nine periods in the time zone asked for', async () => {
  const count = async (query: Record<string, string>) =>
    (await api.admin<Schemas['CallLogCounts']>('GET', '/CallLogs/count_logs', { query })).body
  // Now is Wednesday, the 4th of March, 10:00 in New York.
  addCall(api.server.store, '2026-03-04T08:00')
  addCall(api.server.store, '2026-02-20T08:00')
  addCall(api.server.store, '2026-01-10T08:00')
  expect(await count({ offset: String(NEW_YORK), weekend: '0' })).toEqual({
    ...{ today: 1, yesterday: 1, thisWeek: 6, lastWeek: 1, thisMonth: 6, lastMonth: 2 },
    ...{ last7: 7, last30: 8, last60: 9 },
  })
  expect(await count({ offset: String(NEW_YORK), weekend: '1' })).toMatchObject({ thisWeek: 5, lastWeek: 2 })
  expect(await count({})).toMatchObject({ today: 1, thisWeek: 6, thisMonth: 6 })
})
