import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInFailure } from './sign-in.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 10 } })
})
afterAll(() => server.close())

it.each([
  [{ kind: 'status', status: 401 }, 'refused'],
  [{ kind: 'status', status: 500 }, 'failed'],
  [{ kind: 'status', status: 422 }, 'failed'],
  [{ kind: 'malformed' }, 'failed'],
  [{ kind: 'cut' }, 'unreachable'],
  [{ kind: 'latency', delayMs: 500 }, 'unreachable'],
] as const)('a sign-in with the fault %j is %s', async (fault, failure) => {
  server.control.reset()
  server.control.faults.add({ operation: 'DashUser.authenticate', ...fault })
  const client = createLineboard({
    baseUrl: server.apiUrl,
    retry: false,
    timeoutMs: fault.kind === 'latency' ? 200 : 10_000,
  })
  const body = { username: 'super', password: 'Lineboard1!' }
  const error = await client.DashUser.authenticate({ body }).catch((reason: unknown) => reason)
  expect(signInFailure(error)).toBe(failure)
})
