import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api, initClient } from '../../data/client.ts'
import { askedByText } from '../../testing/asked-by-text.ts'
import { auditLogs } from './audit-logs.resource.ts'
import { documentedCalls, matchOperation } from './match-operation.ts'
import { saidOfCalls } from './said-of-calls.ts'

let server: MockServer
let baseUrl: string
beforeAll(async () => {
  server = await createMockServer({ now: new Date('2026-03-02T12:00:00Z') })
  baseUrl = `${server.url}/api/v1`
  const visitor = createLineboard({ baseUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id } })
  const [first, second, third] = await api().ReceivingNumber.find({ filter: { limit: 3 } })
  for (const row of [first, second, third]) if (row) await api().ReceivingNumber.deleteById({ id: row.id })
  await api().DashRole.create({ body: { name: 'Night shift' } })
})
afterAll(() => server.close())

/** Which calls the entries record that a filter finds. */
async function found(filter: string): Promise<string[]> {
  const { query } = await askedByText(auditLogs, filter)
  const rows = await api().AuditLog.find({ filter: { ...(query.where && { where: query.where }), limit: 1000 } })
  const calls = rows.map(({ method, endpoint }) => matchOperation(method, endpoint))
  return [...new Set(calls.map((call) => (call ? `${call.model}.${call.verb}` : 'none')))].sort()
}

it.each([
  ['deleted', (name: string) => /\.delete(ById|All)$/.test(name), 'ReceivingNumber.deleteById'],
  ['signed in', (name: string) => name === 'DashUser.authenticate', 'DashUser.authenticate'],
  ['deleted receiving number', (name: string) => /^ReceivingNumber\.delete/.test(name), 'ReceivingNumber.deleteById'],
  ['added role', (name: string) => name === 'DashRole.create', 'DashRole.create'],
])('the words “%s” find the entries that say so, and no others', async (words, isMeant, one) => {
  const bare = await found(words)
  expect(bare).toContain(one)
  expect(bare.filter((name) => !isMeant(name))).toEqual([])
  expect(await found(`endpoint:"${words}"`)).toEqual(bare)
  expect(await found(`What happened:"${words.toUpperCase()}"`)).toEqual(bare)
})

it('a part of an address finds its entries still, and words that nothing says find none', async () => {
  expect(await found('endpoint:"authenticate"')).toEqual(['DashUser.authenticate'])
  expect(await found('endpoint:"danced"')).toEqual([])
  expect(await found('endpoint:!"authenticate"')).not.toContain('DashUser.authenticate')
})

it('what is said of a call finds it, in an address that is short enough', () => {
  const { words, whereSaid } = saidOfCalls()
  expect(words.length).toBeGreaterThan(documentedCalls.length)
  const tooLong = [...words, 'deleted', 'changed', 'added', 'saved'].filter((word) => {
    const where = whereSaid(word)
    return where === undefined || encodeURIComponent(JSON.stringify(where)).length > 4000
  })
  expect(tooLong).toEqual([])
})
