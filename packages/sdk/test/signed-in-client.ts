import { createMockServer, type MockServer, type MockServerOptions } from '@lineboard/mock-server'
import { createLineboard, type Lineboard, type LineboardOptions } from '../src/index.ts'

export interface SignedIn {
  api: Lineboard
  server: MockServer
  /** A client of the same server as somebody else. */
  as(username: string, options?: Partial<LineboardOptions>): Promise<Lineboard>
}

/**
 * A mock server that answers 400 wherever a real server might read a request differently, and a client of it with the
 * session of the super administrator.
 */
export async function startSignedIn(options: MockServerOptions = {}): Promise<SignedIn> {
  const server = await createMockServer({ strict: true, now: new Date('2026-03-11T20:30:00Z'), ...options })
  async function as(username: string, more: Partial<LineboardOptions> = {}) {
    let token: string | undefined
    const api = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => token }, ...more })
    token = (await api.DashUser.authenticate({ body: { username, password: 'Lineboard1!' } })).id
    return api
  }
  return { server, as, api: await as('super') }
}
