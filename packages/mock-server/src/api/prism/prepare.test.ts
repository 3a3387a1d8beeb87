import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

/** How often code was compiled while something ran. */
async function compiled(run: () => Promise<unknown>): Promise<number> {
  const compile = vi.spyOn(globalThis, 'Function')
  await run()
  const times = compile.mock.calls.length
  compile.mockRestore()
  return times
}

test('what is prepared ahead compiles nothing when it is first asked for', async () => {
  vi.resetModules()
  const { sharedContract } = await import('../../ground/contract/contract.ts')
  const { createPipeline } = await import('./prism.ts')
  const contract = await sharedContract()
  const pipeline = createPipeline(contract)
  // Those with a body go through Prism itself, which compiles parameters anew for each request.
  const some = contract.operations.filter(({ id }) => /^(Customer|Ticket|OpNumber)\.(find|findById|count)$/.test(id))
  const prepare = async () => {
    for (const operation of some) await pipeline.prepare(operation)
  }
  expect(await compiled(prepare)).toBeGreaterThan(some.length)
  const body = { error: { statusCode: 401, name: 'Error', message: 'x' } }
  const engine = async () => ({ statusCode: 401, headers: { 'content-type': 'application/json' }, body })
  const ask = async () => {
    for (const operation of some) {
      const request = () => ({ method: 'get' as const, url: { path: operation.path, query: {} } })
      await pipeline.through({ match: { operation, params: { id: '1' } }, query: {}, request, engine, seed: '' })
    }
  }
  expect(await compiled(ask)).toBe(0)
})

test('answers that say the same are compiled once', async () => {
  const { sharedContract } = await import('../../ground/contract/contract.ts')
  const { createQuickCheck } = await import('./quick-check.ts')
  const { toPrismOperation } = await import('./prism.ts')
  const { document, operations } = await sharedContract()
  const prepareAll = async () => {
    for (const operation of operations) {
      for (const _ of createQuickCheck(toPrismOperation(document, operation)).prepare());
    }
  }
  await prepareAll()
  expect(await compiled(prepareAll)).toBe(0)
})

test('forms are read as forms where they were prepared', async () => {
  vi.resetModules()
  const { createTestServer } = await import('../../testing/test-server.ts')
  const t = await createTestServer({ size: { callLogs: 5 } })
  await t.server.prepare()
  const form = { start_date: '2026-03-01T00:00', end_date: '2026-03-02T23:59', offset: 300, customerId: 2 }
  expect(await t.super('POST', '/Reports/activity_report', { form })).toMatchObject({ status: 200 })
  await t.close()
})
