import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import { periodRange, toCustomerCurrency } from '../src/index.ts'
import { activityDays, compareFigures, overviewFigures } from '../src/reports/index.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

const now = new Date('2026-03-11T20:30:00Z')
const timeZone = 'America/New_York'

let { server, api }: SignedIn = {} as SignedIn
let folder: string
beforeAll(async () => {
  ;({ server, api } = await startSignedIn({ now, size: { callLogs: 400 } }))
  folder = mkdtempSync(join(tmpdir(), 'lineboard-report-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const reportBy = (username: string, ...args: readonly string[]) =>
  reportWith({ LINEBOARD_USERNAME: username, LINEBOARD_PASSWORD: 'Lineboard1!' }, ...args)

const report = (...args: readonly string[]) => reportBy('super', ...args)

async function reportWith(who: Record<string, string>, ...args: readonly string[]) {
  const env = { LINEBOARD_URL: server.apiUrl, ...who }
  const terminal = capturedTerminal({ env, now: () => now })
  const code = await runCli(['report', ...args], terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

const inZone = ['--time-zone', timeZone, '--period', 'last-month']
const cells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

describe('lineboard report', () => {
  const span = periodRange('lastMonth', { now, timeZone })

  test('has the figures of activity, with days of the zone', async () => {
    const { code, out } = await report('activity', ...inZone, '--format', 'csv')
    const { rows, totals } = await activityDays(api, { span, timeZone })
    const [head, ...lines] = cells(out)
    expect([code, head?.slice(0, 2), head?.at(-1)]).toEqual([0, ['Day', 'Calls'], 'Charge (USD)'])
    expect(lines.map(([day, calls]) => [day, Number(calls)])).toEqual([
      ...rows.map(({ date, calls }) => [date, calls]),
      ['Total', totals.calls],
    ])
  })

  test('has those of the overview and of two periods', async () => {
    const before = periodRange('month', { now, timeZone, start: '2026-01' })
    const overview = await overviewFigures(api, { span, timeZone })
    const compared = await compareFigures(api, { span, before, timeZone })
    const hours = cells((await report('overview', ...inZone, '--format', 'csv', '--table', 'hour')).out)
    expect(hours.slice(1, -1).map(([, calls]) => Number(calls))).toEqual(overview.byHour.map(({ calls }) => calls))
    const inAll = cells((await report('compare', ...inZone, '--against', '2026-01', '--format', 'csv')).out)
    const { calls } = compared.totals
    const then = compared.previousTotals.calls
    expect(inAll[1]?.slice(0, 4)).toEqual(['Calls', `${calls}`, `${then}`, `${calls - then}`])
  })

  test('has what sources cost, with the value of a call', async () => {
    const [head, ...lines] = cells((await report('roi', ...inZone, '--worth', '45', '--format', 'csv')).out)
    expect(head?.slice(0, 4)).toEqual(['Tracking source', 'Source cost (USD)', 'Call charges (USD)', 'Spent (USD)'])
    for (const [, cost, charge, spent] of lines) expect(Number(spent)).toBeCloseTo(Number(cost) + Number(charge), 4)
    expect(lines.every((line) => line[4] !== '' || line[0] === 'Total')).toBe(true)
  })

  test('says period, zone, currency and what figures count on a page without scripts', async () => {
    const { out } = await report('overview', ...inZone)
    expect(out).toContain('Period: 2026-02-01 to 2026-02-28. Days begin and end in America/New_York.')
    expect(out).toContain('Amounts are in USD.')
    expect(out).toContain('<dt>Missed</dt>')
    expect(out).not.toContain('<script')
  })

  test.each(['overview', 'activity'])('writes %s in the currency of the own customer, and adds up', async (name) => {
    const { out } = await reportBy('owen', name, ...inZone)
    expect(out).toContain('Amounts are in GBP.')
    const body = out.slice(out.lastIndexOf('<table>', out.indexOf('</tfoot>')), out.indexOf('</tfoot>'))
    const pence = [...body.matchAll(/<tr>.*<td>([\d.,]+)<\/td><\/tr>/g)].map(([, text = '']) =>
      Math.round(Number(text.replaceAll(',', '')) * 100),
    )
    const [total, ...rows] = pence.toReversed()
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe(total)
    const { charge } = (await overviewFigures(api, { span, timeZone, customerId: 3 })).totals
    const rates = await api.CurrencyRate.getCurrencyConversionRates()
    expect(charge).toBeGreaterThan(0)
    expect(total).toBe(Math.round(toCustomerCurrency(charge, 'GBP', rates).amount * 100))
  })

  test('knows the customer of a token by what it sees, and writes files in the stored currency', async () => {
    const spentBy = async (username: string) => {
      const { id } = await api.DashUser.authenticate({ body: { username, password: 'Lineboard1!' } })
      return (await reportWith({ LINEBOARD_TOKEN: id }, 'roi', ...inZone)).out
    }
    expect(await spentBy('owen')).toContain('<th scope="col">Spent (GBP)</th>')
    expect(await spentBy('super')).toContain('<th scope="col">Spent (USD)</th>')
    expect((await reportBy('owen', 'roi', ...inZone, '--format', 'csv')).out).toContain('Spent (USD)')
  })

  test('writes a PDF by the name of the file', async () => {
    const path = join(folder, 'activity.pdf')
    expect(await report('activity', ...inZone, '--output', path)).toMatchObject({ code: 0, out: '' })
    expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('takes period and filter of a saved view, and flags before them', async () => {
    const definition = { period: '2026-01', firstTime: 'yes' }
    const view = { name: 'New callers', kind: 'report', resource: 'activity', definition } as const
    await api.Template.create({ body: view })
    const january = periodRange('month', { now, timeZone, start: '2026-01' })
    const only = { firstTimeCaller: true }
    const expected = await activityDays(api, { span: january, timeZone, only })
    const csv = ['--time-zone', timeZone, '--view', 'New callers', '--format', 'csv']
    expect(cells((await report('activity', ...csv)).out).at(-1)?.[1]).toBe(`${expected.totals.calls}`)
    const february = await activityDays(api, { span, timeZone, only })
    expect(cells((await report('activity', ...csv, '--period', '2026-02')).out).at(-1)?.[1]).toBe(
      `${february.totals.calls}`,
    )
  })

  test.each([
    [['sales'], 'Name one of activity, overview, roi, compare'],
    [['activity', '--period', 'never'], 'There is no period never'],
    [['activity', '--time-zone', 'Mars/Base'], 'There is no time zone'],
    [['activity', '--format', 'docx'], '--format is csv, html or pdf'],
    [['activity', '--view', 'Nothing'], 'no view of this report is called "Nothing"'],
    [['activity', '--format', 'csv', '--table', 'hour'], '--table: choose one of days'],
    [['roi', '--worth', 'much'], '--worth takes an amount'],
  ])('rejects %j in words', async (args, words) => {
    const { code, err } = await report(...args)
    expect([code, err]).toEqual([2, expect.stringContaining(words)])
  })
})
