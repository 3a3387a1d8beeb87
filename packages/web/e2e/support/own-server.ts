import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'

interface Fault {
  operation: string
  kind: 'status' | 'cut' | 'latency'
  status?: number
  body?: unknown
  message?: string
  delayMs?: number
}

/** What a test may do to its server. */
interface Mock {
  /** Lets calls go wrong until the end of the test, or until they are `mended`. */
  fault(fault: Fault): Promise<void>
  mended(): Promise<void>
}

const fromPackages = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const command = [fromPackages('mock-server/src/cli.ts'), '--port', '0', '--web', fromPackages('web/dist')]

/** Tests that break the server, or change what others read, have one of their own. */
export const test = base.extend<{ mock: Mock }, { ownServer: string }>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
      const address = await new Promise<string>((resolve, reject) => {
        server.stdout.on('data', (text) => {
          const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? []
          if (found) resolve(found)
        })
        server.once('exit', () => reject(new Error('the mock server did not start')))
      })
      await use(address)
      server.kill()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
  mock: async ({ ownServer, request }, use) => {
    const control = `${ownServer}/__mock`
    const mended = async () => void (await request.delete(`${control}/faults`))
    await use({ mended, fault: async (fault) => void (await request.post(`${control}/faults`, { data: fault })) })
    await mended()
    await request.post(`${control}/reset`, { data: {} })
  },
})

export { expect } from '@playwright/test'
