import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { test as base, expectContractKept, webRoot } from './test.ts'

/** Tests of an installation that uses real providers. Their hosts are never asked: each test answers for them. */
export const test = base.extend<{ server: MockServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await createMockServer({
      webRoot,
      stripeKey: 'pk_test_1',
      captchaKey: 'site-key',
      size: { callLogs: 10 },
    })
    await use(server)
    await server.close()
    expectContractKept(server)
  },
  baseURL: ({ server }, use) => use(server.url),
})
