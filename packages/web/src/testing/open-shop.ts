import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type FakePage, type FakeStorage, openPage } from './shop.ts'

/** What the tests of a file find anew each time: a server as it was in the beginning, whose ledger is whole after each. */
interface Shop {
  readonly server: MockServer
  /** Opens another page of the browser, for the administrator of customer 2. */
  page(): FakePage
  /** By how many US dollars the wallet of customer 2 has grown in this test. */
  gained(): number
}

/** Opens a shop for the tests of a file. */
export function openShop(): Shop {
  let server: MockServer
  let token: string
  let storage: FakeStorage
  let before: number
  const balance = () => server.store.table('Customer').get(2)?.balance ?? 0
  beforeAll(async () => {
    server = await createMockServer({ size: { callLogs: 5 } })
    server.control.snapshot('start')
  })
  beforeEach(async () => {
    server.control.restore('start')
    storage = { text: '{}', locks: new Map() }
    const body = JSON.stringify({ username: 'admin', password: 'Lineboard1!' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${server.apiUrl}/DashUsers/authenticate`, { method: 'POST', headers, body })
    token = JSON.parse(await answer.text()).id
    before = balance()
  })
  afterEach(() => expect(server.control.ledger().problems).toEqual([]))
  afterAll(() => server.close())
  return {
    get server() {
      return server
    },
    page: () => openPage(storage, server, token),
    gained: () => Math.round((balance() - before) * 100) / 100,
  }
}
