import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { type Expected, rowCommands } from '../src/testing/rows/row-commands.ts'
import { createTestServer, type TestServer } from '../src/testing/test-server.ts'

const numRuns = 40

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
afterAll(() => api.close())

function expected({ server: { store } }: TestServer): Expected {
  const sources = new Map(
    store
      .table('TrackingSource')
      .find()
      .map(({ id, customerId, name, description }) => [
        id,
        { id, customerId, name, ...(description && { description }) },
      ]),
  )
  return { tokens: new Map(), sources }
}

test('whatever three people do with rows and sessions, each sees his own and nobody else changes them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(rowCommands, { maxCommands: 40 }), async (commands) => {
      api.server.control.reset()
      await fc.asyncModelRun(() => ({ model: expected(api), real: api }), commands)
      api.expectNoViolations()
    }),
    { numRuns },
  )
}, 120_000)
