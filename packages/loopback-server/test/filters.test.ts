import type { entities } from '@lineboard/contract/entities'
import type { CallOptions } from '@lineboard/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unknownColumn } from '../src/index.ts'
import { anyFilter } from './any-filter.ts'
import { type BothServers, startBoth } from './both-servers.ts'

/** A client whose operations are known at run time only. */
interface ByName {
  call(id: string, args: object, options?: CallOptions): Promise<{ data: unknown }>
}

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

describe.each(['memory', 'sqlite3'] as const)('a LoopBack server on %s answers as the mock server', (connector) => {
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
})
