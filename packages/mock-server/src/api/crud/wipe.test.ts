import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const everything = { id: { gt: 0 } }

describe.each([false, true])('a bulk delete of everything, allowed: %s', (allowWipe) => {
  let t: TestServer
  beforeAll(async () => {
    t = await createTestServer({ size: { callLogs: 20 }, allowWipe })
  })
  beforeEach(() => t.server.control.reset())
  afterAll(() => t.close())

  const left = () => t.server.store.table('CallLog').size
  const remove = (query: string) => t.super('DELETE', `/CallLogs${query}`)

  test.each([
    ['with an empty where', '?where=%7B%7D'],
    ['with conditions that are none', `?where=${encodeURIComponent('{"and":[{},{"and":[]}]}')}`],
    ['with a condition all rows meet', `?where=${encodeURIComponent(JSON.stringify(everything))}`],
  ])('%s', async (_name, query) => {
    const { status, body } = await remove(query)
    if (allowWipe) expect([status, body, left()]).toEqual([200, { count: 20 }, 0])
    else {
      expect([status, left()]).toEqual([400, 20])
      expect(body).toMatchObject({ error: { message: expect.stringContaining('--allow-wipe') } })
    }
  })

  test('without a where, which a client may have forgotten: never', async () => {
    expect([(await remove('')).status, left()]).toEqual([400, 20])
  })

  test('a part, and rows named one by one, always go', async () => {
    const ids = t.server.store
      .table('CallLog')
      .find({})
      .map(({ id }) => id)
    const where = (id: object) => `?where=${encodeURIComponent(JSON.stringify({ id }))}`
    expect((await remove(where({ gt: ids[14] ?? 0 }))).status).toBe(200)
    expect(left()).toBeLessThan(20)
    expect((await remove(where({ inq: ids }))).status).toBe(200)
    expect(left()).toBe(0)
    // Of an empty table nothing more can be lost.
    expect((await remove(where({ gt: 0 }))).body).toEqual({ count: 0 })
  })

  test('a customer who has rows beside others empties no table', async () => {
    const before = left()
    const { status, body } = await t.admin<{ count: number }>('DELETE', '/CallLogs', { where: everything })
    expect([status, left()]).toEqual([200, before - body.count])
    expect(left()).toBeGreaterThan(0)
  })
})
