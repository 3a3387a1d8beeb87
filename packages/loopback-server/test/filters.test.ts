import { entities } from '@lineboard/contract/entities'
import { type CallLog, endsWith, filterFields, parseFilterText, startsWith, toWhere } from '@lineboard/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unknownColumn } from '../src/index.ts'
import { anyFilter } from './any-filter.ts'
import { type BothServers, type ByName, startBoth } from './both-servers.ts'
import { connectors } from './connectors.ts'

/** Lists of stored rows, and what counts them. */
const lists = [
  ['Customer', 'Customer.find', 'Customer.count'],
  ['CallLog', 'CallLog.find', 'CallLog.count'],
  ['OpNumber', 'OpNumber.findPaged', 'OpNumber.countPaged'],
  ['ReceivingNumber', 'ReceivingNumber.findPaged', 'ReceivingNumber.count'],
  ['SipGateway', 'SipGateway.find', 'SipGateway.count'],
  ['TrackingSource', 'TrackingSource.findPaged', 'TrackingSource.countPaged'],
  ['DashUser', 'DashUser.find', 'DashUser.count'],
  ['PhoneBook', 'PhoneBook.find', undefined],
  ['Whitelist', 'Whitelist.find', 'Whitelist.count'],
  ['Ivr', 'Ivr.find', 'Ivr.count'],
  ['PaymentTransaction', 'PaymentTransaction.find', 'PaymentTransaction.count'],
] as const satisfies readonly (readonly [keyof typeof entities, string, string | undefined])[]

// One that only the LoopBack server has, and one that is LoopBack's own: what validating the row had to say.
const notCompared = new Set([unknownColumn, 'errors'])

/** A row without what servers write as null or leave out. */
const plain = (row: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !notCompared.has(name) && value !== null && value !== undefined),
  )

const rowsOf = (data: unknown) => (Array.isArray(data) ? data.map(plain) : [])

describe.each(connectors)('a LoopBack server on %s answers as the mock server', (connector) => {
  let servers: BothServers
  beforeAll(async () => {
    servers = await startBoth(connector)
  })
  afterAll(() => servers.close())

  test.each(lists)('%s: any filter, row for row, and its count', async (model, list, count) => {
    const [mock, loopback]: ByName[] = [servers.mockApi, servers.api]
    if (!mock || !loopback) throw new Error('Nothing is served')
    const all = rowsOf((await mock.call(list, {})).data)
    expect(all.length).toBeGreaterThan(2)
    expect(rowsOf((await loopback.call(list, { filter: { order: 'id' } })).data)).toHaveLength(all.length)
    await fc.assert(
      fc.asyncProperty(anyFilter(model, all), async (filter) => {
        const expected = rowsOf((await mock.call(list, { filter })).data)
        expect(rowsOf((await loopback.call(list, { filter })).data)).toEqual(expected)
        if (!count) return
        const { where } = filter
        expect((await loopback.call(count, { where })).data).toEqual((await mock.call(count, { where })).data)
      }),
      { numRuns: 15 },
    )
  })

  test.each([
    { operator: startsWith, does: (name: string, text: string) => name.startsWith(text) },
    { operator: endsWith, does: (name: string, text: string) => name.endsWith(text) },
  ])(
    '$operator.name finds every row that does; in memory, as the mock server, those too that have it elsewhere',
    async ({ operator, does }) => {
      const all = await servers.mockApi.TrackingSource.find()
      for (const text of all.flatMap(({ name }) => [
        name.slice(0, 3),
        name.slice(-3).toUpperCase(),
        name.slice(2, 5),
      ])) {
        const filter = { where: { name: operator(text) }, order: 'id', fields: ['id', 'name'] } as const
        const [rows, mocked] = [
          await servers.api.TrackingSource.find({ filter }),
          await servers.mockApi.TrackingSource.find({ filter }),
        ]
        const meant = all.filter(({ name }) => does(name.toLowerCase(), text.toLowerCase())).map(({ id }) => id)
        const ids = rows.map(({ id }) => id)
        if (connector === 'memory') expect(rows).toEqual(mocked)
        expect(connector === 'memory' ? ids.filter((id) => meant.includes(id)) : ids).toEqual(meant)
      }
    },
  )

  test.each([{ order: [] }, { order: '' }, { fields: [] }, { include: [] }, { where: {} }, { where: { and: [] } }])(
    'a part of a filter with nothing in it is none: %j',
    async (part) => {
      const [mock, loopback]: ByName[] = [servers.mockApi, servers.api]
      const filter = { ...part, limit: 5 }
      const expected = rowsOf((await mock?.call('SipGateway.find', { filter }))?.data)
      expect(expected).toHaveLength(5)
      expect(rowsOf((await loopback?.call('SipGateway.find', { filter }))?.data)).toEqual(expected)
    },
  )

  test.each([
    'status:missed',
    'status:!=missed, direction:inbound',
    'talkSeconds:>=1:30',
    'ringSeconds:<=20',
    'firstTimeCaller:yes',
    'recordingId:yes',
    'recordingId:no, charge:>=0.05',
    'startedAt:>=2026-01-01',
    'trackingSourceName:"50%"',
    'trackingSourceName:"_"',
    '%',
  ])('typed: %s', async (text) => {
    const searchable = filterFields(entities, 'CallLog')
    const { ast, errors } = parseFilterText(text, searchable)
    expect(errors).toEqual([])
    const filter = { where: toWhere<CallLog>(ast, searchable), order: 'id', limit: 200 } as const
    const rows = rowsOf(await servers.api.CallLog.find({ filter }))
    expect(rows).toEqual(rowsOf(await servers.mockApi.CallLog.find({ filter })))
    // A sign stands for one character: of what has none, nothing is found.
    if (text.includes('50%')) expect(rows).toEqual([])
  })

  test('lists in each other, as deep as they are sent, are taken; deeper ones are refused by both', async () => {
    const deep = (levels: number) =>
      Array.from({ length: levels }).reduce<object>(
        (inner, _, at) => ({ [at % 2 ? 'or' : 'and']: [inner, { id: { gt: 0 } }] }),
        { id: { gt: 2 } },
      )
    const filterOf = (levels: number) => ({ where: deep(levels), order: 'id' })
    const [mock, loopback]: ByName[] = [servers.mockApi, servers.api]
    expect(rowsOf((await loopback?.call('Whitelist.find', { filter: filterOf(4) }))?.data)).toEqual(
      rowsOf((await mock?.call('Whitelist.find', { filter: filterOf(4) }))?.data),
    )
    const path = `/Whitelists?filter=${encodeURIComponent(JSON.stringify(filterOf(5)))}`
    const refused = { status: 400, body: { error: { code: 'QUERY_OBJECT_TOO_DEEP' } } }
    expect(await servers.ask('GET', path)).toMatchObject({ mock: refused, loopback: refused })
  })
})
