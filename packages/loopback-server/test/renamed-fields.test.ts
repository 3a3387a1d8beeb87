import { createLineboard } from '@lineboard/sdk'
import { createFit } from '@lineboard/sdk/fit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fitOfRenamed } from '../src/index.ts'
import { type BothServers, type ByName, startBoth } from './both-servers.ts'
import { sqlConnectors } from './connectors.ts'

describe.each(sqlConnectors)('a client with the fit of a server on %s with other names', (connector) => {
  let plain: BothServers
  let other: BothServers
  let api: ByName
  let plainApi: ByName
  beforeAll(async () => {
    plain = await startBoth(connector)
    other = await startBoth(connector, { fields: 'renamed' })
    plainApi = plain.api
    api = createLineboard({
      baseUrl: other.loopback.apiUrl,
      tokens: other.tokens,
      fit: createFit(fitOfRenamed()),
    })
  }, 180_000)
  afterAll(async () => {
    await plain.close()
    await other.close()
  })

  /** What both answer to one call. */
  async function both(id: string, args: object) {
    // Rows of a client carry symbols of their own.
    const plainOf = ({ data }: { data: unknown }): unknown => JSON.parse(JSON.stringify(data))
    return [plainOf(await api.call(id, args)), plainOf(await plainApi.call(id, args))]
  }

  test.each(['CallLog', 'Customer', 'TrackingSource', 'OpNumber', 'ReceivingNumber'])(
    'lists and counts %s alike',
    async (model) => {
      const [found, expected] = await both(`${model}.find`, { filter: { order: ['id ASC'], limit: 40 } })
      expect(found).toEqual(expected)
      expect(found).not.toEqual([])
      const [count, expectedCount] = await both(`${model}.count`, {})
      expect(count).toEqual(expectedCount)
    },
  )

  test.each([
    { status: 'missed' },
    { status: { neq: 'missed' } },
    { status: { inq: ['missed', 'busy'] } },
    { status: { nin: ['missed', 'busy'] } },
    { status: { like: 'miss%' } },
    { status: { nlike: '%miss%' } },
    { talkSeconds: { gt: 60 } },
    { talkSeconds: { gte: 60 } },
    { talkSeconds: { lt: 60 } },
    { talkSeconds: { lte: 60 } },
    { talkSeconds: { between: [30, 90] } },
    { handledAt: null },
    { handledAt: { neq: null } },
    { and: [{ status: 'answered' }, { or: [{ talkSeconds: { lt: 30 } }, { customerId: 2 }] }] },
  ])('finds the same calls by %j', async (where) => {
    const [found, expected] = await both('CallLog.find', { filter: { where, order: ['id ASC'] } })
    expect(found).toEqual(expected)
    expect(found).not.toEqual([])
    const [count, expectedCount] = await both('CallLog.count', { where })
    expect(count).toEqual(expectedCount)
  })

  test('finds by a field beside alternatives, which the SQL connector reads as one more alternative', async () => {
    const [status, or] = ['answered', [{ talkSeconds: { lt: 30 } }, { customerId: 2 }]]
    const { data } = await api.call('CallLog.count', { where: { status, or } })
    const [, expected] = await both('CallLog.count', { where: { and: [{ status }, { or }] } })
    expect(data).toMatchObject(Object(expected))
  })

  test.each([
    ['Customer', { companyName: 'Harbor Dental', currency: 'USD', state: 'active' }, 'state_x'],
    ['BlacklistNumber', { customerId: 2, number: '+12025550147', description: 'spam' }, 'number_x'],
  ])('creates a row of %s in the columns of the server', async (model, body, column) => {
    const [made] = await both(`${model}.create`, { body: { id: 9001, ...body } })
    expect(made).toMatchObject(body)
    const rows = await other.loopback.rows(model)
    expect(Object(rows.find(({ id }) => id === 9001))[column]).toBe(Object.values(body)[model === 'Customer' ? 2 : 1])
  })

  test('changes one field of a user, and keeps the others', async () => {
    const [found] = await both('DashUser.find', {
      filter: { where: { id: { neq: 1 } }, order: ['id ASC'], limit: 1 },
    })
    const user: { id: number } | undefined = Object(found)[0]
    const [patched, expected] = await both('DashUser.patchById', { id: user?.id, body: { phone: '+12025550148' } })
    expect(patched).toEqual(expected)
    expect(patched).toMatchObject({ phone: '+12025550148' })
  })
})
