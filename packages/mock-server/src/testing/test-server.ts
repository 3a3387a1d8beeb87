import { createMockServer } from '../create-mock-server.ts'
import { hashKey } from '../domain/users/secrets.ts'
import { createToken } from '../domain/users/session-tokens.ts'
import type { MockServer, MockServerOptions } from '../mock-server-options.ts'
import type { ModelName } from '../store/rows/internal-rows.ts'

/** Seeded sign-ins. */
export type SignIn = 'super' | 'admin' | 'user' | 'readonly'

/** What a call sends beside method and path. */
export interface CallOptions {
  /** JSON body. */
  body?: unknown
  /** Form fields; objects are sent as JSON strings. */
  form?: Readonly<Record<string, unknown>>
  /** Content of the part `file` of a multipart body. */
  file?: string
  filter?: object
  where?: object
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

/** An answer, its body parsed where it is JSON. */
export interface CallResult<T> {
  status: number
  headers: Headers
  body: T
}

/** Calls the API over HTTP. */
export type Call = <T = unknown>(method: string, path: string, options?: CallOptions) => Promise<CallResult<T>>

/** A server on a free port, with a caller for each sign-in. */
export interface TestServer extends Record<SignIn, Call> {
  server: MockServer
  anonymous: Call
  /** What a PUT is given: the row as it is stored with the changes; of a row that is not there the changes alone. */
  whole(model: ModelName, changes: { readonly id?: number; readonly [field: string]: unknown }): object
  /** Fails when an answer broke the contract since it was last asked. */
  expectNoViolations(): void
  close(): Promise<void>
}

const userIds: Readonly<Record<SignIn, number>> = { super: 1, admin: 2, user: 3, readonly: 4 }

function toBody({ body, form, file }: CallOptions): {
  body?: NonNullable<RequestInit['body']>
  headers?: Record<string, string>
} {
  if (file !== undefined) {
    const data = new FormData()
    data.set('file', new Blob([file], { type: 'text/csv' }), 'upload.csv')
    return { body: data }
  }
  if (form) {
    const fields = Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return { body: new URLSearchParams(Object.fromEntries(fields)) }
  }
  if (body === undefined) return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** Calls that carry a token the way the documents say. */
export function createCall(apiUrl: string, token?: string): Call {
  return async <T>(method: string, path: string, options: CallOptions = {}) => {
    const url = new URL(apiUrl + path)
    for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value)
    if (options.filter) url.searchParams.set('filter', JSON.stringify(options.filter))
    if (options.where) url.searchParams.set('where', JSON.stringify(options.where))
    if (token) url.searchParams.set('access_token', token)
    const { body, headers } = toBody(options)
    const response = await fetch(url, { method, headers: { ...headers, ...options.headers }, ...(body && { body }) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const parsed: T = isJson ? JSON.parse(text) : text
    return { status: response.status, headers: response.headers, body: parsed }
  }
}

/** Starts a server for a test file, strict unless told otherwise: what a real server would take amiss is a mistake of the test. The clock starts on a Friday at noon (UTC) unless told otherwise. */
export async function createTestServer(options: MockServerOptions = {}): Promise<TestServer> {
  const server = await createMockServer({ now: new Date('2026-05-22T12:00:00Z'), strict: true, ...options })
  const { store, control } = server
  const tokens = new Map<SignIn, string>()
  const as =
    (who: SignIn): Call =>
    (method, path, callOptions) => {
      const known = tokens.get(who)
      const token =
        known && store.table('AccessToken').get(hashKey(known))
          ? known
          : createToken(store, control.clock.now(), userIds[who]).id
      tokens.set(who, token)
      return createCall(server.apiUrl, token)(method, path, callOptions)
    }
  return {
    server,
    super: as('super'),
    admin: as('admin'),
    user: as('user'),
    readonly: as('readonly'),
    anonymous: createCall(server.apiUrl),
    whole: (model, changes) => ({ ...(changes.id && store.anyTable(model)?.get(changes.id)), ...changes }),
    expectNoViolations() {
      const violations = control.violations.list()
      control.violations.clear()
      if (violations.length > 0) throw new Error(`Answers broke the contract: ${JSON.stringify(violations, null, 2)}`)
    },
    close: () => server.close(),
  }
}
