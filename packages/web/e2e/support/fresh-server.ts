import { test as base } from './own-server.ts'

/** Tests that change rows: each finds its server as the sample data left it. */
export const test = base.extend<{ fresh: undefined }>({
  fresh: [async ({ mock: _ }, use) => use(undefined), { auto: true }],
})
