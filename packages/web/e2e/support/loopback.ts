import { type LoopbackServer, loadRows, sampleRows, startLoopback } from '@lineboard/loopback-server'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { test as base } from '@playwright/test'
import { password } from './people.ts'
import { webRoot } from './test.ts'

export { expect } from '@playwright/test'

/** A LoopBack server with the sample rows, and our own server, which serves the web app and passes the API on to it. */
interface Behind {
  loopback: LoopbackServer
  front: MockServer
  /** Puts its rows back. */
  reload(): Promise<void>
}

async function rowsOfMock() {
  const mock = await createMockServer({ size: { callLogs: 50 } })
  try {
    const body = JSON.stringify({ username: 'super', password })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${mock.apiUrl}/DashUsers/authenticate`, { method: 'POST', headers, body })
    const { id }: { id: string } = JSON.parse(await answer.text())
    return await sampleRows(mock, id)
  } finally {
    await mock.close()
  }
}

/** Every test finds a LoopBack server behind the web app, with the sample rows as they were. */
export const test = base.extend<{ loopback: LoopbackServer }, { behind: Behind }>({
  behind: [
    async ({ browserName: _ }, use) => {
      const rows = await rowsOfMock()
      const loopback = await startLoopback('memory')
      const front = await createMockServer({ webRoot, api: loopback.apiUrl })
      await use({ loopback, front, reload: () => loadRows(loopback, rows) })
      await front.close()
      await loopback.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ behind }, use) => use(behind.front.url),
  loopback: async ({ behind }, use) => {
    await behind.reload()
    await use(behind.loopback)
  },
})
