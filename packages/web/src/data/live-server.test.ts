import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Live = typeof import('./live.ts')

/** A tab that listens to customers, and what it has heard. */
interface Tab {
  live: Live
  heard: number[]
  gaps: number
  /** The token of its next connection. */
  token: string
}

let server: MockServer
const tabs: Tab[] = []

const clientOf = () => createLineboard({ baseUrl: `${server.url}/api/v1` })

async function signIn(): Promise<string> {
  const { id } = await clientOf().DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  return id
}

const openOf = (tab: Tab) => tab.live.openLive({ url: server.url, path: '/wss', token: () => tab.token })

async function openTab(): Promise<Tab> {
  vi.resetModules()
  const tab: Tab = { live: await import('./live.ts'), heard: [], gaps: 0, token: await signIn() }
  tabs.push(tab)
  const countGap = () => {
    tab.gaps += 1
  }
  tab.live.subscribeLive('customer', ({ data }) => void tab.heard.push(Number(Reflect.get(data ?? {}, 'id'))), {
    onGap: countGap,
  })
  await openOf(tab)
  await listens(tab)
  tab.heard.length = 0
  return tab
}

let marks = 100_000

const says = (id: number) =>
  server.control.publish({ channel: 'customer', event: 'update', data: { id }, customerId: 0 })

/** Waits until the server knows that a tab listens. */
async function listens(tab: Tab): Promise<void> {
  await vi.waitFor(
    async () => {
      marks += 1
      says(marks)
      await vi.waitFor(() => expect(tab.heard.at(-1)).toBeGreaterThanOrEqual(100_000), { timeout: 200 })
    },
    { timeout: 20_000 },
  )
  await vi.waitFor(() => expect(tab.heard.at(-1)).toBe(marks))
}

beforeEach(async () => {
  vi.stubGlobal('document', { hidden: false })
  server = await createMockServer({})
})
afterEach(async () => {
  for (const { live } of tabs.splice(0)) live.closeLive()
  await server.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a burst is handed over whole, in its order, and in turns that leave room between them', async () => {
  const tab = await openTab()
  // The clock is of the test: it is later by 0.1 ms each time it is read. Each turn of the loop has a number.
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 0.1
    return nowMs
  })
  let turn = 0
  let timer = setImmediate(function count() {
    turn += 1
    timer = setImmediate(count)
  })
  const turns = new Set<number>()
  tab.live.subscribeLive('customer', () => void turns.add(turn))
  // Two listeners to each: less than what is handed over at once, as more than 2,000 is.
  for (let id = 1; id <= 900; id++) says(id)
  await vi.waitFor(() => expect(tab.heard).toHaveLength(900), { timeout: 20_000 })
  clearImmediate(timer)
  expect(tab.heard).toEqual(Array.from({ length: 900 }, (_, at) => at + 1))
  expect(turns.size).toBeGreaterThan(1)
})

it('two tabs hear the same, each by a connection of its own', async () => {
  const [one, two] = [await openTab(), await openTab()]
  one.heard.length = 0
  says(7)
  await vi.waitFor(() => expect([one.heard, two.heard]).toEqual([[7], [7]]))
  two.live.closeLive()
  says(8)
  await vi.waitFor(() => expect(one.heard).toEqual([7, 8]))
  expect(two.heard).toEqual([7])
})

it('a server that restarts is connected to again, and the time between is reported as a gap', async () => {
  const tab = await openTab()
  const port = Number(new URL(server.url).port)
  await server.close()
  server = await createMockServer({ port })
  tab.token = await signIn()
  await vi.waitFor(() => expect(tab.gaps).toBe(1), { timeout: 20_000 })
  tab.heard.length = 0
  await listens(tab)
})

it('a session that ends while connected is reported as a gap once there is another one', async () => {
  const tab = await openTab()
  const client = createLineboard({ baseUrl: `${server.url}/api/v1`, tokens: { token: () => tab.token } })
  await client.DashUser.logout({})
  // The server finds out when it has something to tell.
  says(1)
  tab.live.closeLive()
  tab.token = await signIn()
  await openOf(tab)
  await vi.waitFor(() => expect(tab.gaps).toBe(1), { timeout: 20_000 })
  tab.heard.length = 0
  await listens(tab)
})
