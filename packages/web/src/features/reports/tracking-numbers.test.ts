import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { overviewFigures } from '@lineboard/sdk/reports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../../data/client.ts'
import { callsHref } from '../../shared/report/calls-href.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { overviewTables } from './overview-report-page.tsx'
import { askedReportAt } from './report-address.ts'
import { customersOfNumbers, namedNumbersSpec } from './tracking-numbers-table.tsx'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({})
})
afterAll(() => server.close())

it.each(['super', 'admin'])('%s reads each tracking number as in Overview Reports, with its calls', async (who) => {
  await signInAt(server, who)
  const asked = askedReportAt('period=last30')
  const report = await overviewFigures(api(), asked.question)
  const customers = await customersOfNumbers(report.byTrackingNumber.map(({ key }) => key))
  const spec = namedNumbersSpec(asked, customers)
  const rows = spec.rows(report)
  expect(rows.length).toBeGreaterThan(2)
  const overview = overviewTables(asked).find(({ id }) => id === spec.id)
  expect(rows.map(({ label, calls }) => ({ label, calls }))).toEqual(
    overview?.rows(report).map(({ label, calls }) => ({ label, calls })),
  )
  const { span } = asked.question
  const startedAt = { between: [new Date(span.startsAt), new Date(span.endsAt)] as const }
  for (const [at, { calls, figures }] of rows.entries()) {
    const trackingNumber = report.byTrackingNumber[at]?.key ?? ''
    expect(await api().CallLog.count({ where: { startedAt, trackingNumber } })).toEqual({ count: figures.calls })
    const missed = { startedAt, trackingNumber, status: 'missed' } as const
    expect(await api().CallLog.count({ where: missed })).toEqual({ count: figures.missed })
    const [number] = await api().OpNumber.find({
      filter: { where: { tracking_number: trackingNumber }, include: ['Customer'] },
    })
    expect(figures.customer).toBe(number?.Customer?.companyName)
    expect(callsHref(calls ?? { days: asked.current })).toContain('trackingNumber')
  }
  expect(rows.some(({ figures }) => figures.customer)).toBe(true)
})
