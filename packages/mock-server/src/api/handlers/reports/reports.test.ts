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

const form = { start_date: '2026-03-01T00:00', end_date: '2026-03-03T23:59', offset: NEW_YORK }
const post = <T>(path: string, fields: object = form, as = api.admin) =>
  as<T>('POST', `/Reports/${path}`, { form: { ...fields } })

describe('activity report', () => {
  test('a call at 23:30 is of the caller’s own day, and days without calls are there too', async () => {
    const { body } = await post<Schemas['ActivityReport']>('activity_report', { ...form, start_date: '2026-02-27' })
    expect(body).toMatchObject({ startDate: '2026-02-27T00:00', endDate: '2026-03-03T23:59', offset: NEW_YORK })
    expect(body.rows.map(({ date, calls }) => [date, calls])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 1],
      ['2026-03-01', 1],
      ['2026-03-02', 3],
      ['2026-03-03', 1],
    ])
    const { body: inUtc } = await post<Schemas['ActivityReport']>('activity_report', { ...form, offset: 0 })
    expect(inUtc.rows.map(({ calls }) => calls)).toEqual([0, 4, 1])
  })

  test('gives the figures of a day and of all', async () => {
    const { body } = await post<Schemas['ActivityReport']>('activity_report')
    expect(body.totals).toEqual(totals)
    expect(body.rows[1]).toEqual({
      ...{ date: '2026-03-02', calls: 3, answered: 1, missed: 1, voicemail: 1, busy: 0, failed: 0 },
      ...{ firstTimeCallers: 1, uniqueCallers: 3, talkSeconds: 50 },
      ...{ averageTalkSeconds: 30, averageRingSeconds: 10, charge: 0.3 },
    })
  })

  test('of one customer, as far as one sees it', async () => {
    const callsOf = async (fields: object, as = api.super) =>
      (await post<Schemas['ActivityReport']>('activity_report', { ...form, ...fields }, as)).body.totals.calls
    expect(await callsOf({})).toBe(6)
    expect(await callsOf({ customerId: 3 })).toBe(1)
    expect(await callsOf({ customerId: 2 }, api.admin)).toBe(await callsOf({}, api.admin))
    expect((await post('activity_report', { ...form, customerId: 3 }, api.admin)).status).toBe(403)
  })

  test.each([
    [{ start_date: '2026-02-30' }, { start_date: ['format'] }],
    [{ end_date: '2026-02-01' }, { end_date: ['format'] }],
    [{ start_date: '1990-01-01' }, { end_date: ['length.max'] }],
    [{ start_date: 'yesterday' }, { start_date: ['format'] }],
    [{ offset: 900 }, { offset: ['numericality.max'] }],
  ])('refuses %j', async (change, codes) => {
    const { status, body } = await post<Failure>('activity_report', { ...form, ...change })
    expect([status, body.error.details?.codes]).toEqual([422, codes])
  })
})

test('the export has the rows of the activity report', async () => {
  const { status, headers, body } = await post<string>('export_report')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers.get('content-disposition')).toBe('attachment; filename="calls-2026-03-01-2026-03-03.csv"')
  expect(body.split('\r\n')).toEqual([
    'date,calls,answered,missed,voicemail,busy,failed,firstTimeCallers,uniqueCallers,talkSeconds,averageTalkSeconds,averageRingSeconds,charge',
    '2026-03-01,1,1,0,0,0,0,1,1,90,90,10,0.1',
    '2026-03-02,3,1,1,1,0,0,1,3,50,30,10,0.3',
    '2026-03-03,1,1,0,0,0,0,1,1,90,90,10,0.1',
    '',
  ])
})

test('the overview groups by source, numbers, hour and weekday', async () => {
  const { body } = await post<Schemas['OverviewReport']>('overview_report')
  expect(body.totals).toEqual(totals)
  expect(body.previousTotals.calls).toBe(1)
  const counts = (groups: Schemas['ReportGroup'][]) =>
    groups.filter(({ calls }) => calls > 0).map(({ key, label, calls }) => [key, label, calls])
  const nameOf = (id: number) => api.server.store.table('TrackingSource').get(id)?.name
  expect(counts(body.byTrackingSource)).toEqual([
    ['1', nameOf(1), 2],
    ['none', 'No source', 2],
    ['2', nameOf(2), 1],
  ])
  expect(counts(body.byTrackingNumber)).toEqual([['+16465550118', '+16465550118', 5]])
  expect(counts(body.byReceivingNumber)).toEqual([
    ['none', 'Not delivered', 4],
    ['+12125550142', '+12125550142', 1],
  ])
  expect(body.byHour).toHaveLength(24)
  expect(counts(body.byHour)).toEqual([
    ['0', '12 AM', 1],
    ['9', '9 AM', 2],
    ['17', '5 PM', 1],
    ['23', '11 PM', 1],
  ])
  expect(counts(body.byWeekday)).toEqual([
    ['0', 'Sunday', 1],
    ['1', 'Monday', 3],
    ['2', 'Tuesday', 1],
  ])
})

test('a parameter in other letters is another one', async () => {
  const { status } = await api.super('GET', '/Reports/statistics', {
    query: { startdate: '2026-03-01', enddate: '2026-03-02' },
  })
  expect(status).toBe(400)
})

test('statistics give both periods, and what there is now', async () => {
  const query = { startDate: '2026-03-01T00:00', endDate: '2026-03-03T23:59', timezoneOffset: String(NEW_YORK) }
  const { body } = await api.admin<Schemas['ReportStatistics']>('GET', '/Reports/statistics', { query })
  const { store } = api.server
  expect(body).toMatchObject({
    startDate: '2026-03-01T00:00',
    endDate: '2026-03-03T23:59',
    totals,
    trackingNumbers: store.table('OpNumber').count({ customerId: 2 }),
    receivingNumbers: store.table('ReceivingNumber').count({ customerId: 2 }),
    trackingSources: store.table('TrackingSource').count({ customerId: 2 }),
  })
  expect(body.previousTotals).toMatchObject({ calls: 1, answered: 1, charge: 0.1 })
  const unread = { ...query, startDate: '2026-02-30' }
  expect((await api.admin('GET', '/Reports/statistics', { query: unread })).status).toBe(422)
})

describe('dashboard widgets', () => {
  const request = { startDate: '2026-03-01', endDate: '2026-03-03', timezoneOffset: NEW_YORK }
  const widget = async (widgetName: string, more = {}) =>
    (await post<Schemas['DashboardData']>('dashboardData', { ...request, widgetName, ...more })).body
  const values = ({ series }: Schemas['DashboardData']) =>
    series.filter(({ value }) => value > 0).map(({ key, value }) => [key, value])

  test('calls by day say how many were answered and missed', async () => {
    expect(await widget('callsByDay')).toEqual({
      widgetName: 'callsByDay',
      unit: 'calls',
      series: [
        { key: '2026-03-01', label: 'Mar 1', value: 1, answered: 1, missed: 0 },
        { key: '2026-03-02', label: 'Mar 2', value: 3, answered: 1, missed: 1 },
        { key: '2026-03-03', label: 'Mar 3', value: 1, answered: 1, missed: 0 },
      ],
      total: 5,
      previousTotal: 1,
    })
  })

  test.each([
    [
      'callsByHour',
      'calls',
      [
        ['0', 1],
        ['9', 2],
        ['17', 1],
        ['23', 1],
      ],
      5,
      1,
    ],
    [
      'callsByWeekday',
      'calls',
      [
        ['0', 1],
        ['1', 3],
        ['2', 1],
      ],
      5,
      1,
    ],
    [
      'callsByStatus',
      'calls',
      [
        ['answered', 3],
        ['missed', 1],
        ['voicemail', 1],
      ],
      5,
      1,
    ],
    [
      'callsByTrackingSource',
      'calls',
      [
        ['1', 2],
        ['none', 2],
        ['2', 1],
      ],
      5,
      1,
    ],
    ['callsByTrackingNumber', 'calls', [['+16465550118', 5]], 5, 1],
    [
      'callsByReceivingNumber',
      'calls',
      [
        ['none', 4],
        ['+12125550142', 1],
      ],
      5,
      1,
    ],
    [
      'callsByCountry',
      'calls',
      [
        ['us', 3],
        ['gb', 1],
        ['none', 1],
      ],
      5,
      1,
    ],
    [
      'firstTimeCallers',
      'callers',
      [
        ['2026-03-01', 1],
        ['2026-03-02', 1],
        ['2026-03-03', 1],
      ],
      3,
      1,
    ],
    [
      'talkTimeByDay',
      'seconds',
      [
        ['2026-03-01', 90],
        ['2026-03-02', 50],
        ['2026-03-03', 90],
      ],
      230,
      90,
    ],
    [
      'chargeByDay',
      'usd',
      [
        ['2026-03-01', 0.1],
        ['2026-03-02', 0.3],
        ['2026-03-03', 0.1],
      ],
      0.5,
      0.1,
    ],
  ])('%s', async (name, unit, series, total, previousTotal) => {
    const data = await widget(name)
    expect(values(data)).toEqual(series)
    expect(data).toMatchObject({ widgetName: name, unit, total, previousTotal })
  })

  test('the week begins when the user wants', async () => {
    const labels = async (weekStart: number) =>
      (await widget('callsByWeekday', { weekStart })).series.map(({ label }) => label)
    expect((await labels(0))[0]).toBe('Sunday')
    expect(await labels(1)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  })

  test('top callers are ten at most, named by the phone book', async () => {
    for (let at = 0; at < 12; at++)
      addCall(api.server.store, '2026-03-02T11:00', { callerNumber: `+1312555010${at.toString(36)}` })
    const data = await widget('topCallers')
    expect(data.series).toHaveLength(10)
    expect(data.series[0]).toMatchObject({ key: '+12125550171', value: 2 })
    expect(data.total).toBe(17)
    addCall(api.server.store, '2026-03-02T11:00', { callerNumber: '+12125550172' })
    const name = api.server.store.table('PhoneBook').get(1)?.name
    expect((await widget('topCallers')).series[1]).toMatchObject({ key: '+12125550172', label: name, value: 2 })
    // Of two names the one of the later call, whichever of them was added first.
    addCall(api.server.store, '2026-03-01T11:00', { callerNumber: '+12125550172', caller_contactId: 2 })
    expect((await widget('topCallers')).series[0]).toMatchObject({ key: '+12125550172', label: name, value: 3 })
  })

  test('only the sources asked for are counted', async () => {
    expect((await widget('callsByDay', { trackingSources: '[1]' })).total).toBe(2)
    expect((await widget('callsByDay', { trackingSources: '[1,2]' })).total).toBe(3)
    expect((await widget('callsByDay', { trackingSources: '[]' })).total).toBe(5)
    for (const trackingSources of ['nonsense', '{}', '["1"]', '[0]']) {
      const { status, body } = await post<Failure>('dashboardData', {
        ...request,
        widgetName: 'callsByDay',
        trackingSources,
      })
      expect([status, body.error.details?.codes]).toEqual([422, { trackingSources: ['format'] }])
    }
  })

  test('a name that is none is refused', async () => {
    expect((await post('dashboardData', { ...request, widgetName: 'constructor' })).status).toBe(422)
  })
})
