import { fileURLToPath } from 'node:url'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { test as base } from '@playwright/test'

interface Fault {
  operation: string
  kind: 'status' | 'cut' | 'latency'
  status?: number
  body?: unknown
  message?: string
  delayMs?: number
  /** How often it strikes; none means each time. */
  count?: number
}

/** What a test may do to its server. */
interface Mock {
  /** Lets calls go wrong until the end of the test, or until they are `mended`. */
  fault(fault: Fault): Promise<void>
  mended(): Promise<void>
}

const webRoot = fileURLToPath(new URL('../../dist', import.meta.url))

/** Tests that break the server, or change what others read, have one of their own, as it was when it started. */
export const test = base.extend<{ mock: Mock }, { ownServer: MockServer }>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = await createMockServer({ webRoot })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
  mock: async ({ ownServer: { url, control }, request }, use) => {
    const faults = `${url}/__mock/faults`
    const mended = async () => void (await request.delete(faults))
    await use({ mended, fault: async (data) => void (await request.post(faults, { data })) })
    await mended()
    control.reset()
  },
})

export { expect } from '@playwright/test'
