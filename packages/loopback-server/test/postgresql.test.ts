import { createLineboard } from '@lineboard/sdk'
import { createFit } from '@lineboard/sdk/fit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fitOfRenamed } from '../src/index.ts'
import { type BothServers, type ByName, startBoth } from './both-servers.ts'
import { postgresql } from './connectors.ts'

// The other tests of this package run over PostgreSQL at night.
describe.each(postgresql)('a client with the fit of a server on %s', (connector) => {
  let servers: BothServers
  let api: ByName
  let mockApi: ByName
  beforeAll(async () => {
    servers = await startBoth(connector, { fields: 'renamed' })
    mockApi = servers.mockApi
    api = createLineboard({
      baseUrl: servers.loopback.apiUrl,
      tokens: servers.tokens,
      fit: createFit(fitOfRenamed()),
    })
  }, 120_000)
  afterAll(() => servers.close())

  test.each([
    { status: 'missed' },
    { status: { neq: 'answered' } },
    { talkSeconds: { gt: 60 } },
    { startedAt: { gt: new Date('2026-01-01T00:00:00Z') } },
    { and: [{ charge: { lt: 0.1 } }, { or: [{ direction: 'outbound' }, { customerId: 2 }] }] },
  ])('counts the same calls by %j', async (where) => {
    const { data } = await api.call('CallLog.count', { where })
    expect(data).toEqual((await mockApi.call('CallLog.count', { where })).data)
    expect(data).not.toEqual({ count: 0 })
  })

  test('creates a row under a new id, and keeps a list of a row', async () => {
    const body = { name: 'Own', kind: 'view', definition: { where: { id: 1 } }, sharedWith: [2, 3], customerId: 2 }
    const { data } = await api.call('Template.create', { body })
    expect(data).toMatchObject(body)
    const stored = await servers.loopback.rows('Template')
    expect(stored.at(-1)).toMatchObject({ sharedWith_x: [2, 3], definition_x: { where: { id: 1 } } })
  })
})
