import {
  type Connector,
  type FieldsServed,
  fitOfRenamed,
  type LoopbackServer,
  loadRows,
  sampleRows,
  startLoopback,
} from '@lineboard/loopback-server'
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

/** The web app goes by the fit of a server whose fields have other names. */
async function startBehind(connector: Connector, fields?: FieldsServed): Promise<Behind & { close(): Promise<void> }> {
  const rows = await rowsOfMock()
  const loopback = await startLoopback(connector, fields && { fields })
  const fit = fields === 'renamed' ? fitOfRenamed() : undefined
  const front = await createMockServer({ webRoot, api: loopback.apiUrl, ...(fit && { fit }) })
  const reload = () => loadRows(loopback, rows)
  await reload()
  return {
    loopback,
    front,
    reload,
    async close() {
      await front.close()
      await loopback.close()
    },
  }
}

/** Every test finds a LoopBack server behind the web app, with the sample rows as they were. */
export const test = base.extend<{ loopback: LoopbackServer }, { behind: Behind }>({
  behind: [
    async ({ browserName: _ }, use) => {
      const behind = await startBehind('memory')
      await use(behind)
      await behind.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ behind }, use) => use(behind.front.url),
  loopback: async ({ behind }, use) => {
    await behind.reload()
    await use(behind.loopback)
  },
})

/** Every test finds a LoopBack server of its own, kept by a connector, with these fields of the sample rows. */
const testWith = (fields: FieldsServed) =>
  base.extend<{ connector: Connector; behind: Behind; loopback: LoopbackServer }>({
    connector: ['sqlite3', { option: true }],
    behind: async ({ connector }, use) => {
      const behind = await startBehind(connector, fields)
      await use(behind)
      await behind.close()
    },
    baseURL: ({ behind }, use) => use(behind.front.url),
    loopback: ({ behind }, use) => use(behind.loopback),
  })

/** Only fields that the documents of the core API name. */
export const statedTest = testWith('stated')

/** Each field that no document names has another name. */
export const renamedTest = testWith('renamed')
