import { createMockServer, type MockServer } from '@lineboard/mock-server'
import type { Lineboard } from '@lineboard/sdk'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signInAt } from '../../testing/sign-in-at.ts'
import { addSamples, removeSamples } from './sample-data.ts'

const customerId = 2
let server: MockServer
let client: Lineboard
let sources: readonly number[] = []

const keep = async (ids: readonly number[] | undefined) => {
  sources = ids ?? []
}
const add = () => addSamples(customerId, keep)
const remove = () => removeSamples(customerId, sources, keep)

beforeEach(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 50 } })
  client = await signInAt(server, 'admin', { retry: false })
  sources = []
})
afterEach(async () => {
  expect(server.control.violations.list()).toEqual([])
  await server.close()
})

const rows = () =>
  Object.fromEntries((['CallLog', 'TrackingSource', 'OpNumber'] as const).map((name) => [name, idsOf(name)]))
const idsOf = (name: 'CallLog' | 'TrackingSource' | 'OpNumber') =>
  [...server.store.table(name).by('customerId', customerId)].map(({ id }) => id).sort((a, b) => a - b)
const balance = () => server.store.table('Customer').get(customerId)?.balance

it('what is added is removed, and nothing else; nothing is paid', async () => {
  const [before, wallet] = [rows(), balance()]
  await add()
  expect(sources).toHaveLength(2)
  const added = rows()
  expect(added.CallLog).toHaveLength((before.CallLog?.length ?? 0) + 24)
  const report = await client.CallLog.count({ where: { trackingSourceId: { inq: [...sources] } } })
  expect([report.count, balance()]).toEqual([24, wallet])
  await remove()
  expect(rows()).toEqual(before)
  expect(sources).toEqual([])
})

it('added again, nothing is there twice', async () => {
  await add()
  const once = rows()
  await add()
  expect(rows()).toEqual(once)
})

it('a source that a number counts for stays, and so does a call of one’s own', async () => {
  await add()
  const [taken = 0, free = 0] = sources
  const [number = 0] = idsOf('OpNumber')
  await client.OpNumber.updateTrackingSource({ id: number, body: { tracking_sourceId: taken } })
  const own = await client.CallLog.upsert({
    body: {
      direction: 'inbound',
      status: 'missed',
      startedAt: '2026-01-05T10:00:00.000Z',
      callerNumber: '+13055550110',
      trackingNumber: '+15005550160',
    },
  })
  await remove()
  expect(idsOf('TrackingSource')).toContain(taken)
  expect(idsOf('TrackingSource')).not.toContain(free)
  expect(idsOf('CallLog')).toContain(own.id)
})

it('what failed on the way can be removed all the same, though a source has gone meanwhile', async () => {
  const before = rows()
  server.control.faults.add({ operation: 'CallLog.upsert', kind: 'status', status: 503 })
  await expect(add()).rejects.toThrow()
  server.control.faults.clear()
  const [gone = 0] = sources
  await client.TrackingSource.deleteById({ id: gone })
  await remove()
  expect(rows()).toEqual(before)
})
