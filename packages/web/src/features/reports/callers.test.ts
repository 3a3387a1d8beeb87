import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { callerFigures } from '@lineboard/sdk/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '../../data/client.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { callersHref } from './callers-href.ts'
import { callersSpec } from './callers-table.tsx'
import { askedReportAt } from './report-address.ts'
import { tableFile } from './report-panels.tsx'

const days = { first: '2026-03-01', last: '2026-03-31' }
const of = (key: string, value: string) => ({ type: 'field', key, value }) as const

describe('unique callers lead to the callers', () => {
  it.each([
    [{ days }, ''],
    [{ days, customerId: 2 }, 'customer=2&'],
    [{ days, blocks: [of('trackingSourceId', '1'), of('firstTimeCaller', 'yes')] }, 'source=1&firstTime=yes&'],
  ])('of %j', (calls, query) => {
    const [path, search] = callersHref(calls)?.split('?') ?? []
    expect(path).toBe('/service/reports/activity')
    expect(search?.replace(/^period=[^&]+&/, '')).toBe(`${query}table=callers`)
  })

  it.each([[undefined], [{ days, blocks: [of('status', 'missed')] }]])('not of %j', (calls) => {
    expect(callersHref(calls)).toBeUndefined()
  })
})

describe('callers', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await createMockServer({})
    await signInAt(server, 'admin')
  })
  afterAll(() => server.close())

  it('are counted from all calls of the period, most calls first, each with its calls', async () => {
    const asked = askedReportAt('period=last30')
    const { span } = asked.question
    const found = await callerFigures(api(), asked.question)
    const where = { startedAt: { between: [new Date(span.startsAt), new Date(span.endsAt)] as const } }
    const { count } = await api().CallLog.count({ where })
    expect(found.rows.reduce((sum, { calls }) => sum + calls, 0)).toBe(count)
    expect(found.rows.map(({ calls }) => calls)).toEqual(found.rows.map(({ calls }) => calls).toSorted((a, b) => b - a))
    const [first] = found.rows
    expect(await api().CallLog.count({ where: { ...where, callerNumber: first?.key ?? '' } })).toEqual({
      count: first?.calls,
    })

    const spec = callersSpec(asked)
    const [row] = spec.rows(found)
    expect(row?.calls).toMatchObject({ days: asked.current, blocks: [{ key: 'callerNumber', value: first?.key }] })
    const name = { id: 'name', label: 'Contact', text: () => '', value: () => undefined, fileText: () => 'Ann' }
    const file = tableFile(spec, [name, { ...name, label: 'Block', fileText: null }], found, {
      sort: undefined,
      timeZone: 'UTC',
    })
    expect(file.split(/\r?\n/).slice(0, 2)).toEqual([
      'Caller (UTC),Contact',
      expect.stringMatching(/^(?:'?"?\+?\d+"?|anonymous),Ann$/),
    ])
  })
})
