import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../../data/client.ts'
import { callsHref } from '../../shared/report/calls-href.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { customersSpec, namedCustomerFigures } from './customers-table.tsx'
import { askedReportAt } from './report-address.ts'
import { tableFile } from './report-panels.tsx'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({})
  await signInAt(server, 'super')
})
afterAll(() => server.close())

it('the figures of the customers add up to those of the report, and lead to the calls they count', async () => {
  const asked = askedReportAt('period=last30')
  const { span } = asked.question
  const found = await namedCustomerFigures(asked.question, undefined)
  const startedAt = { between: [new Date(span.startsAt), new Date(span.endsAt)] as const }
  expect(found.totals.calls).toBe((await api().CallLog.count({ where: { startedAt } })).count)
  expect(found.rows.length).toBeGreaterThan(2)
  for (const figure of ['calls', 'answered', 'missed', 'talkSeconds'] as const)
    expect(
      found.rows.reduce((sum, row) => sum + row[figure], 0),
      figure,
    ).toBe(found.totals[figure])
  expect(found.rows.reduce((sum, { charge }) => sum + charge, 0)).toBeCloseTo(found.totals.charge, 2)

  const names = new Map((await api().Customer.find({})).map(({ id, companyName }) => [String(id), companyName]))
  for (const row of customersSpec(asked).rows(found)) {
    const customerId = Number(row.key)
    expect(row.label).toBe(names.get(row.key))
    expect(await api().CallLog.count({ where: { startedAt, customerId } })).toEqual({ count: row.figures.calls })
    expect(
      new URL(callsHref(row.calls ?? { days: asked.current }), 'https://app.example').searchParams.get('customer'),
    ).toBe(row.key)
  }
  const calls = { id: 'calls', label: 'Calls', text: () => '', value: (row: { calls: number }) => row.calls }
  const [head, first] = tableFile(customersSpec(asked), [calls], found, { sort: undefined, timeZone: 'UTC' }).split(
    /\r?\n/,
  )
  expect(head).toBe('Customer (UTC),Calls')
  expect(first).toContain(String(found.rows[0]?.calls))
})

it('names a customer that is gone by its id', async () => {
  const asked = askedReportAt('period=last30')
  const [row] = (await namedCustomerFigures(asked.question, undefined)).rows
  server.store.table('Customer').delete(Number(row?.key))
  const found = await namedCustomerFigures(asked.question, undefined)
  expect(found.rows.find(({ key }) => key === row?.key)?.name).toBe(`#${row?.key}`)
})
