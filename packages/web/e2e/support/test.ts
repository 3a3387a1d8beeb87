import { fileURLToPath } from 'node:url'
import { createMockServer, type Fault, type MockServer } from '@lineboard/mock-server'
import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test'

export { expect } from '@playwright/test'

/** What a test may do to its server. */
export interface Mock {
  /** Lets calls go wrong until the end of the test, or until `clearFaults`. */
  fault(fault: Fault): Promise<void>
  clearFaults(): Promise<void>
}

export const webRoot = fileURLToPath(new URL('../../dist', import.meta.url))

/** What is offered although many servers do nothing by it: a list ordered by a relation's field. */
const isOffered = (warning: string) => /^ordering by "\w+\.[\w.]+" does nothing on many servers$/.test(warning)

/**
 * Fails when an answer of the server broke the contract, and when the app asked what a strict server refuses, such as a PUT that
 * leaves out fields of its row.
 */
export function expectContractKept({ control }: MockServer): void {
  expect(control.violations.list(), 'answers that broke the contract').toEqual([])
  const refused = control.journal
    .list()
    .flatMap(({ method, url, warnings = [] }) =>
      warnings.filter((warning) => !isOffered(warning)).map((warning) => `${method} ${url}: ${warning}`),
    )
  expect(refused, 'what a strict server refuses').toEqual([])
}

/** Puts rows and clock back to what they were in the beginning, and forgets what was planned and recorded. */
function begin({ control }: MockServer): void {
  // Going back to sample data is far quicker than making it anew, but what is of today must be.
  const minute = new Date().toISOString().slice(0, 16)
  if (!control.restore(minute)) {
    for (const name of control.snapshots()) control.dropSnapshot(name)
    control.reset()
    control.snapshot(minute)
  }
  control.live.stop()
  control.clock.set(new Date())
  for (const part of [control.faults, control.latencies, control.scenarios]) part.clear()
  for (const part of [control.journal, control.violations, control.outbox]) part.clear()
}

/**
 * Every test finds a server of its own worker as the sample data left it, and fails when an answer broke the contract, and when a page threw what nobody caught: so
 * tests may change rows and break the server as they like. It answers as servers do; what a strict one refuses fails the test at its end.
 */
export const test = base.extend<
  { mock: Mock; mayThrow: boolean; fresh: undefined; looked: undefined },
  { ownServer: MockServer }
>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = await createMockServer({ webRoot })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
  fresh: [
    async ({ ownServer }, use) => {
      begin(ownServer)
      await use(undefined)
      expectContractKept(ownServer)
    },
    { auto: true },
  ],
  // What the build says of a component of the library that has not the look of the app.
  looked: [
    async ({ context, mayThrow }, use) => {
      const bare: string[] = []
      const hear = (message: ConsoleMessage) =>
        message.text().includes('outside of <Themed>') && bare.push(message.text())
      const thrown: string[] = []
      // A file that is no page has no storage to be prepared.
      const catchError = (error: WebError) =>
        /The document is sandboxed/.test(String(error.error())) ||
        thrown.push(String(error.error().stack ?? error.error()))
      context.on('console', hear)
      context.on('weberror', catchError)
      await use(undefined)
      context.off('console', hear)
      context.off('weberror', catchError)
      expect(bare).toEqual([])
      if (!mayThrow) expect(thrown, 'what the page threw and nobody caught').toEqual([])
    },
    { auto: true },
  ],
  /** Whether the page may throw what nobody catches: where its own code does not come. */
  mayThrow: [false, { option: true }],
  mock: ({ ownServer: { control } }, use) =>
    use({
      fault: async (fault) => void control.faults.add(fault),
      clearFaults: async () => control.faults.clear(),
    }),
})
