import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, formatPeriod, offsetMs, portable } from '@lineboard/sdk'
import { type CsvRecord, readCsv } from '@lineboard/sdk/csv'
import {
  activityDays,
  compareFigures,
  headlineFigures,
  type OverviewFigures,
  overviewFigures,
  type ReportCalls,
  weekHours,
  widgetData,
} from '@lineboard/sdk/reports'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { callLogs } from '../src/features/call-logs/call-logs.resource.ts'
import { toHandle } from '../src/features/call-logs/to-handle.resource.ts'
import {
  daysChart,
  firstTimeChart,
  heatChart,
  numbersChart,
  sourcesChart,
} from '../src/features/dashboard/chart-widget.tsx'
import { askedDashboardAt, callsOf } from '../src/features/dashboard/dashboard-address.ts'
import { figuresOf, figureTiles } from '../src/features/dashboard/figures.tsx'
import { activityTables } from '../src/features/reports/activity-report-page.tsx'
import { compareColumns, figureAt } from '../src/features/reports/compare-columns.ts'
import { compareTables } from '../src/features/reports/compare-report-page.tsx'
import { figureColumns, figures } from '../src/features/reports/figure-columns.ts'
import { overviewTables } from '../src/features/reports/overview-report-page.tsx'
import { askedComparisonAt, askedReportAt, questionBefore } from '../src/features/reports/report-address.ts'
import { filedValue, tableFile } from '../src/features/reports/report-panels.tsx'
import {
  callsBehind,
  type ReportColumn,
  type ReportRow,
  type ReportTableSpec,
} from '../src/features/reports/report-table-spec.ts'
import { parseListState } from '../src/kit/list-state.ts'
import { listQuery } from '../src/list/context/list-query.ts'
import { hrefOf } from '../src/places/href.ts'
import { besideTotal, type ChartData, sumOf } from '../src/shared/chart/chart-data.ts'
import { openCalls } from '../src/shared/handling/open-calls.ts'
import { callsHref } from '../src/shared/report/calls-href.ts'
import { setDateSettings } from '../src/state/dates.ts'
import { showSession, testUser } from '../src/testing/show-session.ts'

const settings = vi.hoisted(() => ({ weekStart: 0 as 0 | 1 }))
// Weeks begin as somebody chose, of which the last week and the rows of weekdays are made.
vi.mock('../src/state/ui-settings-store.ts', async (original) => ({
  ...(await original<object>()),
  weekStart: () => settings.weekStart,
}))

// Half and quarter hours, both changes, midnight ones among them, and one with none.
const zones = [
  ...['America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns'],
  ...['Pacific/Chatham', 'America/Havana', 'Europe/Berlin', 'UTC'],
]

/** At night, and where they are drawn anew, so many that each zone meets each change; the first of them in each run. */
const { LINEBOARD_NIGHTLY, LINEBOARD_SEED } = process.env
const RUNS = LINEBOARD_NIGHTLY || LINEBOARD_SEED === 'random' ? 10_000 : 25

const MINUTE_MS = 60_000
const [fromMs, toMs] = [Date.parse('2026-02-20T00:00:00Z'), Date.parse('2026-11-20T00:00:00Z')]

/** Days around which clocks of these zones change in 2026. */
const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-04', '2026-10-25', '2026-11-01']

let server: MockServer
let api: ReportCalls
let countCalls: (where: object) => number

beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 1 }, now: new Date('2026-11-20T00:00:00Z'), strict: true })
  const table = server.store.table('CallLog')
  for (const { id } of [...table.all()]) table.delete(id)
  const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value
  const insert = (ms: number, at: number) => {
    const startedAt = new Date(ms).toISOString()
    const trackingSourceId = pick([1, 2, 3, undefined], at)
    const receivingNumber = pick(['+12125550142', undefined, '+12125550143'], at)
    table.insert({
      ...{ callId: `${at}`, customerId: pick([2, 2, 3], at), direction: 'inbound', startedAt, metrics: startedAt },
      ...{ status: pick(['answered', 'missed', 'voicemail', 'busy', 'failed'], at), ringSeconds: at % 20 },
      ...{ talkSeconds: at % 300, callerNumber: `+1212555${String(1000 + (at % 90))}`, charge: (at % 50) / 100 },
      ...{ trackingNumber: pick(['+16465550118', '+16465550119'], at), currency: 'USD', firstTimeCaller: at % 4 === 0 },
      ...(trackingSourceId !== undefined && { trackingSourceId }),
      ...(receivingNumber !== undefined && { receivingNumber }),
      ...(at % 7 === 1 && { handling: at % 2 === 0 ? 'open' : 'handled' }),
    })
  }
  let at = 0
  // Every half of an hour around each change, on its edges and just before them, and some calls everywhere else.
  for (const day of changes) {
    const dayMs = Date.parse(`${day}T00:00:00Z`)
    for (let ms = dayMs - 14 * 60 * MINUTE_MS; ms < dayMs + 26 * 60 * MINUTE_MS; ms += 30 * MINUTE_MS) {
      insert(at % 2 === 0 ? ms : ms - 1, at++)
    }
  }
  for (let ms = fromMs; ms < toMs; ms += 40.25 * 60 * MINUTE_MS) insert(ms, at++)

  const baseUrl = server.apiUrl
  const visitor = createLineboard({ baseUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  api = createLineboard({ baseUrl, tokens: { token: () => id } })
  countCalls = (where) => table.count(portable({ ...where }))
  // Who sees every customer chooses one.
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }) })
})
afterAll(() => {
  expect(server.control.violations.list()).toEqual([])
  return server.close()
})

/** How many calls the list at an address has: all calls, or those to handle. */
function countAt(href: string): number {
  const list = href.startsWith(hrefOf('toHandle')) ? toHandle : callLogs
  const state = parseListState(href.slice(href.indexOf('?')), list.rules)
  return countCalls(listQuery(list, state).where)
}

/** A table's file has the figures of its rows, as numbers. */
async function expectFile<Figures>(
  text: string,
  shown: readonly ReportRow<Figures>[],
  columns: readonly ReportColumn<Figures>[],
) {
  const records: CsvRecord[] = []
  for await (const record of readCsv(text)) records.push(record)
  for (const [at, { label, inFiles = label, figures }] of shown.entries()) {
    const { cells = {} } = records[at] ?? {}
    expect(Object.values(cells)).toEqual([inFiles, ...columns.map((column) => `${filedValue(column, figures) ?? ''}`)])
  }
}

/** Every figure that counts calls, held against the list that it opens. Rows add up to the total. */
async function expectCounts<Data, Figures>(
  specs: readonly ReportTableSpec<Data, Figures>[],
  data: Data,
  columnsOf: (table: string) => readonly ReportColumn<Figures>[],
) {
  for (const spec of specs) {
    const { id, title, rows, totals, chart } = spec
    const columns = columnsOf(id)
    const shown = rows(data)
    if (chart) expectChartCounts(chart(shown))
    await expectFile(tableFile(spec, columns, data, { sort: undefined, timeZone: 'UTC' }), shown, columns)
    const total = totals?.(data)
    const [calls] = columns
    if (total && calls?.calls?.(total.figures)) {
      const sum = shown.reduce((counted, row) => counted + (calls.value(row.figures) ?? 0), 0)
      if (calls.id === 'calls') expect(sum, title).toBe(calls.value(total.figures))
    }
    for (const row of [...shown, ...(total ? [{ label: 'Total', ...total }] : [])]) {
      for (const column of columns) {
        const behind = callsBehind(row, column)
        if (!behind) continue
        const href = callsHref(behind)
        const [value, count] = [column.value(row.figures), countAt(href)]
        if (value !== count) expect.fail(`${title}, ${row.label}, ${column.label}: ${value}, but ${href} has ${count}`)
      }
    }
  }
}

/** Every bar and cell of a chart, held against the list that it opens; what has no link counts nothing. */
function expectChartCounts(chart: ChartData) {
  const drawn =
    chart.kind === 'bars'
      ? chart.points.map((point) => ({ name: point.label, value: sumOf(point), href: point.href }))
      : chart.cells.map(({ row, column, ...cell }) => ({
          name: `${chart.rows[row]} ${chart.columns[column]}`,
          ...cell,
        }))
  for (const { name, value, href } of drawn) {
    const count = href ? countAt(href) : 0
    if (count !== value) expect.fail(`${name}: ${value}, but ${href} has ${count}`)
  }
}

/** What hours and weekdays are held against are all calls of the period before. */
function expectBefore(specs: ReturnType<typeof overviewTables>, data: OverviewFigures) {
  const weekdays = specs.find(({ id }) => id === 'weekday')
  const chart = weekdays?.chart?.(weekdays.rows(data))
  expect(chart && besideTotal(chart), 'period before').toBe(data.previousTotals?.calls)
}

/** Every figure of the dashboard. */
async function expectDashboardCounts(search: string, now: Date) {
  const asked = askedDashboardAt(search, now)
  const { question, beforeQuestion, sourceId } = asked
  const figures = async (of: typeof beforeQuestion) =>
    sourceId === undefined
      ? (await headlineFigures(api, of)).totals
      : figuresOf(await overviewFigures(api, of), sourceId)
  const totals = await figures({ ...beforeQuestion, span: question.span })
  if (!totals) expect.fail('There are no figures.')
  for (const { label, value, note = '', href = '' } of figureTiles(totals, await figures(beforeQuestion), asked, {
    toCallBack: { count: countCalls(openCalls(asked).where ?? {}) },
  })) {
    // Rates and averages open the answered calls, of which the note or the total speaks.
    const said =
      label === 'Answered rate' ? note.split(' ')[0] : label === 'Average call' ? `${totals.answered}` : value
    expect(`${countAt(href)}`, label).toBe(said?.replaceAll(',', ''))
  }
  expect(countAt(callsOf(asked))).toBe(totals.calls)
  for (const [widgetName, draw] of [
    ['callsByDay', daysChart],
    ['callsByTrackingSource', sourcesChart],
    ['callsByTrackingNumber', numbersChart],
    ['firstTimeCallers', firstTimeChart],
  ] as const) {
    expectChartCounts(draw((await widgetData(api, { widgetName, ...question })).series, asked))
  }
  const hours = await weekHours(api, question)
  expectChartCounts(heatChart(hours, asked))
  const counted = hours.cells.reduce((sum, { calls }) => sum + calls, 0)
  expect(counted).toBe(countAt(callsOf(asked, [], { first: hours.first, last: hours.last })))
}

const day = fc.integer({ min: 0, max: (toMs - fromMs) / 86_400_000 }).map((days) => fromMs + days * 86_400_000)
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -2, max: 2 }))
  .map(([change, days]) => Date.parse(`${change}T00:00:00Z`) + days * 86_400_000)
const from = fc.oneof(nearChange, day)
const length = fc.oneof(fc.constantFrom(0, 1, 2), fc.integer({ min: 0, max: 45 }), fc.constantFrom(200, 280))
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const range = fc
  .tuple(from, length)
  .map(([ms, days]) => formatPeriod({ mode: 'range', start: iso(ms), end: iso(ms + days * 86_400_000) }))
const named = fc.constantFrom('today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'last7', 'last30')

const question = fc.record({
  zone: fc.constantFrom(...zones),
  period: fc.oneof(range, named, fc.constantFrom('2026-03', '2026-04', '2026-10', '2026-11', '2025-07')),
  align: fc.constantFrom('dates', 'weekdays'),
  until: fc.constantFrom('now', 'lastDay'),
  customer: fc.constantFrom('', '2', '3'),
  source: fc.constantFrom('', '', '1', '2'),
  week: fc.constantFrom('', '0', '1'),
  number: fc.constantFrom('', '', '', '+16465550118'),
  firstTime: fc.constantFrom('', '', '', 'yes', 'no'),
  against: fc.oneof(range, fc.constantFrom('', 'lastMonth', '2026-03')),
  figure: fc.constantFrom(...figures.filter(({ blocks }) => blocks).map(({ id }) => id)),
  // In the middle of a day on which clocks change, among others.
  now: fc.tuple(from, fc.integer({ min: 0, max: 1439 })).map(([ms, minutes]) => new Date(ms + minutes * MINUTE_MS)),
})

it('every figure is the count of the list that it opens, in every zone, across clock changes', async () => {
  const drawn = fc.sample(question, RUNS)
  for (const [at, { zone, now, ...address }] of drawn.entries()) {
    setDateSettings({ timeZone: zone })
    settings.weekStart = address.week === '1' ? 1 : 0
    const asked = askedReportAt(new URLSearchParams(address).toString(), now)
    const words = `report ${at}: ${JSON.stringify({ zone, now, ...address })}`
    try {
      if (at % 4 === 0) {
        const before = await activityDays(api, questionBefore(asked))
        await expectCounts(activityTables(asked, before), await activityDays(api, asked.question), () => figureColumns)
      } else if (at % 4 === 1) {
        const before = await overviewFigures(api, questionBefore(asked))
        const data = await overviewFigures(api, asked.question)
        await expectCounts(overviewTables(asked, before), data, () => figureColumns)
        expectBefore(overviewTables(asked, before), data)
      } else if (at % 4 === 2) {
        const search = new URLSearchParams(address).toString()
        const { question: both, ...compared } = askedComparisonAt(search, now)
        const figure = figureAt(search)
        const data = await compareFigures(api, { ...both, before: compared.before })
        await expectCounts(compareTables({ question: both, ...compared }, figure), data, () => compareColumns(figure))
      } else {
        await expectDashboardCounts(new URLSearchParams(address).toString(), now)
      }
    } catch (error) {
      throw new Error(words, { cause: error })
    }
  }
}, 3_600_000)

it('what is counted from the calls themselves is what reports of the server say', async () => {
  for (const { zone, now, period, customer } of fc.sample(question, 40)) {
    setDateSettings({ timeZone: zone })
    const { question: whole } = askedReportAt(new URLSearchParams({ period, customer }).toString(), now)
    const counted = { ...whole, only: {} }
    const words = JSON.stringify({ zone, now, period, customer })
    expect(await activityDays(api, counted), words).toMatchObject(await activityDays(api, whole).then(figuresOnly))
    const [said, reported] = [await overviewFigures(api, counted), await overviewFigures(api, whole)]
    const byKey = (groups: readonly { key: string }[]) => groups.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    expect([said.totals, said.previousTotals], words).toEqual([reported.totals, reported.previousTotals])
    for (const name of ['byTrackingSource', 'byTrackingNumber', 'byReceivingNumber'] as const) {
      expect(byKey(said[name]), words).toEqual(byKey(reported[name]))
    }
    // Who called in both parts of a period is counted once where the calls themselves are.
    if (!reported.isSummed) expect(said.byHour, words).toEqual(reported.byHour)
  }
}, 120_000)

const countedWidgets = [
  ...['callsByDay', 'callsByHour', 'callsByWeekday', 'callsByStatus', 'callsByTrackingSource'],
  ...['callsByTrackingNumber', 'callsByReceivingNumber', 'firstTimeCallers', 'talkTimeByDay', 'chargeByDay'],
] as const

it('widgets and comparisons counted from the calls themselves are those of the server', async () => {
  for (const [at, { zone, now, period, customer, source, week }] of fc.sample(question, 40).entries()) {
    setDateSettings({ timeZone: zone })
    const search = new URLSearchParams({ period, customer, source, week }).toString()
    const { question: whole } = askedDashboardAt(search, now)
    const words = JSON.stringify({ zone, now, period, customer, source, week })
    const widgetName = countedWidgets[at % countedWidgets.length] ?? 'callsByDay'
    const { series, total, unit } = await widgetData(api, { widgetName, ...whole })
    const counted = await widgetData(api, { widgetName, ...whole, only: {} })
    expect({ ...counted, series: counted.series.toSorted(byName) }, `${widgetName} ${words}`).toEqual({
      ...{ unit, total, series: series.toSorted(byName) },
    })
    expect(await weekHours(api, { ...whole, only: {} }), words).toEqual(await weekHours(api, whole))
    if (at % 4 !== 0) continue
    const { question: both, before } = askedComparisonAt(new URLSearchParams({ period, customer }).toString(), now)
    const compared = { ...both, before: { startsAt: before.startsAt, endsAt: before.endsAt } }
    const [said, reported] = [await compareFigures(api, { ...compared, only: {} }), await compareFigures(api, compared)]
    expect([said.totals, said.previousTotals, said.days], words).toEqual([
      ...[reported.totals, reported.previousTotals, reported.days],
    ])
    expect(said.bySource.toSorted(byName), words).toEqual(reported.bySource.toSorted(byName))
  }
}, 120_000)

const byName = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)

const figuresOnly = ({ rows, totals }: Awaited<ReturnType<typeof activityDays>>) => ({ rows, totals })

it('a day of 25 hours has both 1 AM hours, each with its own calls', async () => {
  setDateSettings({ timeZone: 'America/New_York' })
  const asked = askedReportAt('period=2026-11-01..2026-11-01', new Date('2026-11-20T00:00:00Z'))
  const data = await overviewFigures(api, asked.question)
  const hours =
    overviewTables(asked)
      .find(({ title }) => title === 'By hour of the day')
      ?.rows(data) ?? []
  expect(hours).toHaveLength(25)
  const labels = hours.map(({ label }) => label)
  expect(labels.slice(0, 4)).toEqual(['12 AM', '1 AM GMT-4', '1 AM GMT-5', '2 AM'])
  const calls = (label: string) => hours.find((hour) => hour.label === label)?.figures.calls
  expect([calls('1 AM GMT-4'), calls('1 AM GMT-5')]).toEqual([2, 2])
  const spring = askedReportAt('period=2026-03-08..2026-03-08', new Date('2026-11-20T00:00:00Z'))
  const [, , , , byHour] = overviewTables(spring)
  const names = byHour?.rows(await overviewFigures(api, spring.question)).map(({ label }) => label)
  expect(names?.slice(0, 4)).toEqual(['12 AM', '1 AM', '3 AM', '4 AM'])
  expect(offsetMs(Date.parse('2026-03-08T07:00:00Z'), 'America/New_York')).toBe(-240 * MINUTE_MS)
})
