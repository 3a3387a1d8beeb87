// The mock server in Playwright: a server of its own for each worker, every test from the same rows.
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { test as base } from '@playwright/test'

/** `test` with a server behind `page.goto('/')`; an answer that broke the contract fails the test. */
export const test = base.extend<object, { server: MockServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await createMockServer({ size: { callLogs: 100 } })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    server.control.reset()
    await use(server.url)
    const violations = server.control.violations.list()
    if (violations.length > 0) throw new Error(`Answers broke the contract: ${JSON.stringify(violations)}`)
  },
})
