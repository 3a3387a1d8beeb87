import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { type CallOptions, createLineboard, type Lineboard } from '@lineboard/sdk'
import {
  type InstalledConnector,
  type LoopbackOptions,
  type LoopbackServer,
  loadRows,
  sampleRows,
  startLoopback,
} from '../src/index.ts'

/** A mock server and a LoopBack server with the same rows, and a client of each, signed in as the super administrator. */
export interface BothServers {
  mock: MockServer
  loopback: LoopbackServer
  mockApi: Lineboard
  api: Lineboard
  /** Tokens of the session of `api`. */
  tokens: { token: () => string }
  /** Makes the same request of both, as a client without the SDK does; a body of a text is a form, any other JSON. */
  ask(method: string, path: string, body?: unknown): Promise<Record<'mock' | 'loopback', Asked>>
  /** Puts the rows of models of the LoopBack server back. */
  reload(models: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** A client whose operations, or what they are given, are known at run time only. */
export interface ByName {
  call(id: string, args: object, options?: CallOptions): Promise<{ data: unknown }>
}

/** A status, and the JSON that came with it. */
export interface Asked {
  status: number
  body: unknown
}

function asking(apiUrl: string, token: string) {
  return async (method: string, path: string, body?: unknown): Promise<Asked> => {
    const isForm = typeof body === 'string'
    const response = await fetch(`${apiUrl}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`, {
      method,
      ...(body !== undefined && {
        body: isForm ? body : JSON.stringify(body),
        headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      }),
    })
    return { status: response.status, body: await response.json() }
  }
}

async function signIn(baseUrl: string): Promise<{ api: Lineboard; token: string }> {
  let token: string | undefined
  const api = createLineboard({ baseUrl, tokens: { token: () => token } })
  token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
  return { api, token }
}

export async function startBoth(connector: InstalledConnector, how: LoopbackOptions = {}): Promise<BothServers> {
  // Strict: a filter that servers read differently is refused, so nothing passes by luck.
  const mock = await createMockServer({ size: { callLogs: 300 }, strict: true, now: new Date('2026-03-11T20:30:00Z') })
  const loopback = await startLoopback(connector, how)
  // Signing in is written to the user and to the audit: first, so that both have the same rows.
  const { api: mockApi, token } = await signIn(mock.apiUrl)
  const rows = await sampleRows(mock, token)
  await loadRows(loopback, rows)
  const { api, token: loopbackToken } = await signIn(loopback.apiUrl)
  const [askMock, askLoopback] = [asking(mock.apiUrl, token), asking(loopback.apiUrl, loopbackToken)]
  return {
    mock,
    loopback,
    mockApi,
    api,
    tokens: { token: () => loopbackToken },
    ask: async (...request) => ({ mock: await askMock(...request), loopback: await askLoopback(...request) }),
    reload: (models) => loadRows(loopback, new Map([...rows].filter(([model]) => models.includes(model)))),
    async close() {
      await loopback.close()
      await mock.close()
    },
  }
}
