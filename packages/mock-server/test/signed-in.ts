import { createMockServer, type MockServerOptions } from '../src/index.ts'
import { type OperationDocument, operationDocuments } from './operation-documents.ts'
import type { ValidInput } from './valid-input.ts'
import type { Call } from './valid-values.ts'

/** A server, called over HTTP as the super administrator. */
export interface SignedIn {
  server: Awaited<ReturnType<typeof createMockServer>>
  call: Call
  /** Sends a request of the operation. */
  send(operation: OperationDocument, path: string, init?: RequestInit): Promise<Response>
  /** Goes back to the rows of the seed and the session it began with. */
  reset(): void
}

/** How an input goes out. */
export function initOf({ body, mediaType }: Pick<ValidInput, 'body' | 'mediaType'>): RequestInit {
  if (body === undefined) return {}
  // The platform names the media type of a multipart body itself: the boundary is in it.
  return { body, ...(!(body instanceof FormData) && mediaType && { headers: { 'content-type': mediaType } }) }
}

const signedIn = 'signed in'

/** Starts a server with the rows of seed 1 and signs in. */
export async function startSignedIn(options: MockServerOptions = {}): Promise<SignedIn> {
  const server = await createMockServer({ seed: 1, ...options })
  let token = ''

  const publicCalls = new Set(
    operationDocuments.filter(({ isPublic }) => isPublic).map(({ method, path }) => `${method} ${path}`),
  )

  /** A request to the API; without the session where none is needed, as visitors make it. */
  function request(isPublic: boolean, path: string, init: RequestInit): Promise<Response> {
    if (isPublic) return fetch(server.apiUrl + path, init)
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    const address = `${server.apiUrl}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`
    return fetch(address, { ...init, headers })
  }

  const one: SignedIn = {
    server,
    async call(method, path, body) {
      const json = body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const init = { method, ...json }
      const answer = path.startsWith('/__mock')
        ? await fetch(server.url + path, init)
        : await request(publicCalls.has(`${method} ${path}`), path, init)
      return answer.json()
    },
    send: ({ method, isPublic }, path, init = {}) => request(isPublic, path, { ...init, method }),
    reset() {
      server.control.restore(signedIn)
      server.control.violations.clear()
    },
  }
  const session = await one.call('POST', '/DashUsers/authenticate', { username: 'super', password: 'Lineboard1!' })
  token = (session as { id: string }).id
  // Going back there is far quicker than making the sample data anew, a thousand times.
  server.control.snapshot(signedIn)
  return one
}
