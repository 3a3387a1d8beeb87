import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { UploadResult } from '../../csv/bulk-upload.ts'
import { readCsv } from '../../csv/csv-file.ts'

type Source = Row<'TrackingSource'>

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 100 } })
})
beforeEach(() => it.server.control.reset())
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const store = () => it.server.store
const usersOf = (sourceId: number) => store().table('OpNumber').by('tracking_sourceId', sourceId)
const put = (changes: Parameters<TestServer['whole']>[1], as = it.admin) =>
  as<Source>('PUT', '/TrackingSources', { body: it.whole('TrackingSource', changes) })
const settle = (body: object, as = it.admin) => as('POST', '/TrackingSources/deleteSourceWithOption', { body })

/** Two sources of customer 2, the first of them in use. */
function pair(): readonly [Source, Source] {
  const own = store().table('TrackingSource').by('customerId', 2)
  const used = own.find(({ id }) => usersOf(id).length > 1) as Source
  return [used, own.find(({ id }) => id !== used.id) as Source]
}

describe('tracking sources', () => {
  test('are added and edited, with a name of their own', async () => {
    const { status, body } = await put({ name: 'Podcast', type: 'other' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ customerId: 2, companyId: 'HDG-2041', totalCalls: 0, createdAt: expect.any(String) })
    const { id, createdAt } = body
    const edited = await put({ id, name: 'Podcast', type: 'radio', monthlyCost: 12.5 })
    expect(edited.body).toMatchObject({ id, type: 'radio', monthlyCost: 12.5, createdAt })
    expect((await put({ name: 'Podcast', type: 'other' })).status).toBe(422)
    expect((await put({ name: 'Podcast', type: 'other', customerId: 3 }, it.super)).status).toBe(200)
  })

  test('are listed and counted by either path', async () => {
    const filter = { where: { type: 'paid_search' }, order: 'name ASC' }
    const { body: paged } = await it.super('GET', '/TrackingSources/tracking_sources', { filter })
    expect((await it.super('GET', '/TrackingSources', { filter })).body).toEqual(paged)
    for (const path of ['count', 'tracking_sources/count']) {
      expect((await it.super('GET', `/TrackingSources/${path}`, filter)).body).toEqual({ count: 3 })
    }
  })

  test('leave their numbers without a source when they go, one or many', async () => {
    const [used] = pair()
    const numbers = usersOf(used.id)
    expect((await it.admin('DELETE', `/TrackingSources/${used.id}`)).body).toEqual({ count: 1 })
    for (const { id } of numbers) expect(store().table('OpNumber').get(id)).not.toHaveProperty('tracking_sourceId')
    const count = store().table('TrackingSource').by('customerId', 2).length
    expect((await it.admin('DELETE', '/TrackingSources', { where: { id: { gt: 0 } } })).body).toEqual({ count })
    expect(
      store()
        .table('OpNumber')
        .by('customerId', 2)
        .some((row) => row.tracking_sourceId),
    ).toBe(false)
    expect(store().table('TrackingSource').by('customerId', 3).length).toBeGreaterThan(0)
  })
})

describe('deleting a tracking source with an option', () => {
  test('moves its numbers to another', async () => {
    const [used, replacement] = pair()
    const [moved, had] = [usersOf(used.id).length, usersOf(replacement.id).length]
    const { status, body } = await settle({ id: used.id, option: 'move', moveToId: replacement.id })
    expect(status).toBe(200)
    expect(body).toEqual({ count: 1, moved, detached: 0, deleted: 0 })
    expect(usersOf(replacement.id)).toHaveLength(had + moved)
    expect(store().table('TrackingSource').get(used.id)).toBeUndefined()
  })

  test('detaches them', async () => {
    const [used] = pair()
    const numbers = usersOf(used.id)
    expect((await settle({ id: used.id, option: 'detach' })).body).toEqual({
      ...{ count: 1, moved: 0, detached: numbers.length, deleted: 0 },
    })
    for (const { id } of numbers) expect(store().table('OpNumber').get(id)).not.toHaveProperty('tracking_sourceId')
  })

  test('deletes them too, and call logs keep what they say', async () => {
    const [used] = pair()
    const numbers = usersOf(used.id)
    const calls = store().table('CallLog').find()
    expect((await settle({ id: used.id, option: 'delete' })).body).toEqual({
      ...{ count: 1, moved: 0, detached: 0, deleted: numbers.length },
    })
    for (const { id } of numbers) expect(store().table('OpNumber').get(id)).toBeUndefined()
    expect(store().table('CallLog').find()).toEqual(calls)
  })

  test('does all or nothing', async () => {
    const [used] = pair()
    const foreign = store().table('TrackingSource').by('customerId', 3)[0]?.id
    const before = [store().table('TrackingSource').find(), store().table('OpNumber').find()]
    for (const moveToId of [undefined, used.id, foreign, 9999]) {
      expect((await settle({ id: used.id, option: 'move', moveToId })).status).toBe(422)
    }
    expect((await settle({ id: used.id, option: 'move', moveToId: foreign }, it.super)).status).toBe(422)
    expect((await settle({ id: foreign, option: 'detach' })).status).toBe(404)
    expect((await settle({ id: used.id, option: 'keep' })).status).toBe(422)
    expect((await settle({ id: used.id, option: 'detach' }, it.readonly)).status).toBe(403)
    expect([store().table('TrackingSource').find(), store().table('OpNumber').find()]).toEqual(before)
  })

  test('asks for the right to change tracking numbers where it deletes them', async () => {
    const [used] = pair()
    const section = store().table('GuiSection').findOne({ name: 'Tracking Numbers' })?.id ?? 0
    const role = store().table('DashRoleMapping').by('principalId', 2)[0]?.roleId ?? 0
    const rows = store().table('GuiVisibility').by('roleId', role)
    const entry = rows.find(({ guiSectionId }) => guiSectionId === section)
    store()
      .table('GuiVisibility')
      .patch(entry?.id ?? 0, { guiPermissionId: 2 })
    expect((await settle({ id: used.id, option: 'delete' })).status).toBe(403)
    expect((await settle({ id: used.id, option: 'detach' })).status).toBe(200)
  })
})

describe('giving tracking sources to another customer', () => {
  const give = (ids: number[], customerId: number, as = it.super) =>
    as('POST', '/TrackingSources/updateCustomer', { form: { updateInfo: { ids, customerId } } })

  test('leaves the numbers of the former customer without them', async () => {
    const [used, other] = pair()
    store().table('TrackingSource').patch(used.id, { name: 'Given away' })
    store().table('TrackingSource').patch(other.id, { name: 'Given too' })
    expect((await give([used.id, other.id], 3)).body).toEqual({ count: 2 })
    expect(store().table('TrackingSource').get(used.id)).toMatchObject({ customerId: 3, companyId: 'KE-7730' })
    expect(usersOf(used.id)).toEqual([])
  })

  test('is refused where the other has one of that name, and gives none', async () => {
    const own = store().table('TrackingSource').by('customerId', 2)
    expect(
      (
        await give(
          own.map(({ id }) => id),
          3,
        )
      ).status,
    ).toBe(422)
    expect(store().table('TrackingSource').by('customerId', 2)).toHaveLength(own.length)
    expect((await give([own[0]?.id ?? 0], 3, it.admin)).status).toBe(403)
  })
})

describe('tracking sources as CSV', () => {
  const upload = (file: string) => it.admin<UploadResult>('POST', '/TrackingSources/bulk_upload', { file })

  test('are created and updated by name, and the same file twice creates nothing twice', async () => {
    const file = 'name,type,description,monthlyCost\nPodcast,other,"Episodes, all",99.5\nSearch ads,display,,\n'
    expect((await upload(file)).body).toEqual({ created: 1, updated: 1, failed: 0, errors: [] })
    expect((await upload(file)).body).toEqual({ created: 0, updated: 2, failed: 0, errors: [] })
    const { body } = await it.admin<Source[]>('GET', '/TrackingSources', { filter: { where: { name: 'Podcast' } } })
    expect(body).toMatchObject([{ customerId: 2, type: 'other', description: 'Episodes, all', monthlyCost: 99.5 }])
    const ads = store().table('TrackingSource').get(1)
    expect(ads).toMatchObject({ name: 'Search ads', type: 'display', monthlyCost: 2400 })
  })

  test('are refused row by row', async () => {
    const { body } = await upload('name,type,monthlyCost\nA,unknown,1\nB,other,-1\nC,,x\n')
    expect(body).toMatchObject({ created: 0, updated: 0, failed: 3 })
    expect(body.errors.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '1 type',
      '2 monthlyCost',
      '3 type',
      '3 monthlyCost',
    ])
  })

  test('come out as the where says', async () => {
    const where = { type: 'paid_search' }
    const { body } = await it.super<string>('GET', '/TrackingSources/bulk_download', { where })
    const { rows } = await readCsv(Buffer.from(body))
    expect(rows.map(({ cells }) => cells.get('customerId'))).toEqual(['2', '3', '4'])
    expect(rows.every(({ cells }) => cells.get('name') === 'Search ads')).toBe(true)
  })
})
