import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../src/domain/users/session-tokens.ts'
import { anyStep, workAtOnce, workers } from '../src/testing/rows/at-once.ts'
import { createTestServer, type TestServer } from '../src/testing/test-server.ts'

const numRuns = 15

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 }, strict: false })
  api.server.control.snapshot('start')
})
afterAll(() => api.close())

const sources = () => api.server.store.table('TrackingSource').find()
const day = fc.array(anyStep, { minLength: 3, maxLength: 12 })

test('whatever four people do with rows at the same time, each step is done once, and to the own alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(day, day, day, day), async (days) => {
      const { server } = api
      server.control.restore('start')
      const known = sources()
      const tokens = workers.map(({ id }) => createToken(server.store, server.control.clock.now(), id).id)
      const observed = await workAtOnce(api, tokens, days, known)
      const left = new Map(sources().map((row) => [row.id, row]))
      const before = new Map(known.map((row) => [row.id, row]))

      const removed = observed.flatMap((one) => one.removed)
      const added = observed.flatMap((one) => [...one.added])
      expect(new Set(removed).size).toBe(removed.length)
      expect(new Set(added).size).toBe(added.length)
      expect(left.size).toBe(before.size - removed.length + added.length)
      const names = [...left.values()].map(({ customerId, name }) => `${customerId} ${name.toLowerCase()}`)
      expect(new Set(names).size).toBe(names.length)

      for (const [at, { customerId }] of workers.entries()) {
        const own = observed[at]
        for (const id of own?.removed ?? [])
          expect([before.get(id)?.customerId, left.has(id)]).toEqual([customerId, false])
        for (const id of own?.added ?? []) expect(left.get(id)?.customerId).toBe(customerId)
        for (const id of own?.described.keys() ?? []) expect(before.get(id)?.customerId).toBe(customerId)
        for (const seen of own?.seen ?? []) expect(seen).toBe(customerId)
      }
      for (const [id, row] of before) {
        const texts = observed.flatMap((one) => one.described.get(id) ?? [])
        if (removed.includes(id)) continue
        if (texts.length === 0) expect(left.get(id)).toEqual(row)
        else expect(texts).toContain(left.get(id)?.description)
      }
      api.expectNoViolations()
    }),
    { numRuns },
  )
}, 120_000)
