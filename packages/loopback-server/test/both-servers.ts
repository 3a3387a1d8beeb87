import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { type Connector, type LoopbackServer, loadRows, sampleRows, startLoopback } from '../src/index.ts'

/** A mock server and a LoopBack server with the same rows, and a client of each, signed in as the super administrator. */
export interface BothServers {
  mock: MockServer
  loopback: LoopbackServer
  mockApi: Lineboard
  api: Lineboard
  /** Puts the rows of models of the LoopBack server back. */
  reload(models: readonly string[]): Promise<void>
  close(): Promise<void>
}

async function signIn(baseUrl: string): Promise<{ api: Lineboard; token: string }> {
  let token: string | undefined
  const api = createLineboard({ baseUrl, tokens: { token: () => token } })
  token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
  return { api, token }
}

export async function startBoth(connector: Connector): Promise<BothServers> {
  // Strict: a filter that servers read differently is refused, so nothing passes by luck.
  const mock = await createMockServer({ size: { callLogs: 300 }, strict: true, now: new Date('2026-03-11T20:30:00Z') })
  const loopback = await startLoopback(connector)
  // Signing in is written to the user and to the audit: first, so that both have the same rows.
  const { api: mockApi, token } = await signIn(mock.apiUrl)
  const rows = await sampleRows(mock, token)
  await loadRows(loopback, rows)
  const { api } = await signIn(loopback.apiUrl)
  return {
    mock,
    loopback,
    mockApi,
    api,
    reload: (models) => loadRows(loopback, new Map([...rows].filter(([model]) => models.includes(model)))),
    async close() {
      await loopback.close()
      await mock.close()
    },
  }
}
