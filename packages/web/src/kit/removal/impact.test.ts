import { dependentsOf } from '@lineboard/contract/dependents'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { listFilter, listQuery } from '../../list/context/list-query.ts'
import type { Resource } from '../define-resource.ts'
import { parseListState } from '../list-state.ts'
import { callByName, countOf, rowsOf } from '../rows/calls-by-name.ts'
import { rowId, rowName } from '../rows/row-text.ts'
import { type Impact, impactOf } from './impact.ts'
import { reassignCalls } from './reassign-references.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))
const at = (path: string | undefined) => {
  const found = declared.find((resource) => resource.path === path)
  if (!found) throw new Error(`There is no list at ${path}.`)
  return found
}

let server: MockServer
let token = ''
const signIn = async (username: string) => {
  const visitor = createLineboard({ baseUrl: `${server.url}/api/v1` })
  token = (await visitor.DashUser.authenticate({ body: { username, password: 'Lineboard1!' } })).id
}
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  initClient({ wholeContract: true, baseUrl: `${server.url}/api/v1`, tokens: { token: () => token } })
})
afterAll(() => server.close())

const deletable = declared.filter(({ remove, removeMany }) => remove ?? removeMany)
const named = deletable.filter(({ entity }) => dependentsOf(entity).length > 0)

describe.each(named.map((resource) => [resource.path, resource] as const))('%s', (_, resource) => {
  it('counts what depends on its rows, and shows as many where it leads', async () => {
    await signIn('super')
    const rows = rowsOf(await callByName(resource.list, { filter: { limit: 20 } }))
    const found = new Set<string>()
    for (const row of rows) {
      const target = { id: rowId(row), name: rowName(resource, row) }
      for (const { nouns, count, href, names = [] } of await impactOf(resource.entity, [target])) {
        expect(count, nouns.other).toBeGreaterThan(0)
        expect(names.every(Boolean), nouns.other).toBe(true)
        found.add(nouns.other)
        if (href === undefined) continue
        const { pathname, search } = new URL(href, 'http://x')
        const list = at(pathname.replace('/service/', ''))
        const query = listQuery(list, { ...parseListState(search, list.rules), pageSize: 100 })
        const shown = list.count
          ? countOf(await callByName(list.count, { where: query.where }))
          : rowsOf(await callByName(list.list, { filter: listFilter(list, query) })).length
        // A page of a list that can't be counted has a hundred rows.
        expect(Math.min(shown ?? 0, 100), href).toBe(Math.min(count ?? 0, 100))
      }
    }
    expect(found.size).toBeGreaterThan(0)
  })
})

const isWhitelist = ({ dependent }: Impact) => dependent.model === 'Whitelist'

it('tells what may not be seen, and takes it for neither none nor a failure', async () => {
  await signIn('maya')
  const whitelist = async () => (await impactOf('Customer', [{ id: 2, name: 'Harbor' }])).find(isWhitelist)
  expect(await whitelist()).toMatchObject({ count: undefined, isHidden: true })
  server.control.faults.add({ operation: 'Whitelist.count', kind: 'status', status: 500 })
  expect(await whitelist()).toMatchObject({ count: undefined, isHidden: false })
})

it('asks for rows of many in addresses that servers take, and adds up the answers', async () => {
  await signIn('super')
  const rows = rowsOf(await callByName('OpNumber.find', { filter: { fields: ['id', 'sip_gatewayId'] } }))
  const [{ id: one } = { id: 0 }] = rowsOf(await callByName('SipGateway.find', { filter: { order: 'id ASC' } })) as {
    id: number
  }[]
  const many = [...Array.from({ length: 260 }, (_, at) => 50_000 + at), one].map((id) => ({ id, name: String(id) }))
  server.control.journal.clear()
  const impact = await impactOf('SipGateway', many)
  const numbers = impact.find(({ dependent }) => dependent.model === 'OpNumber')
  expect(numbers?.count).toBe(rows.filter((row) => Reflect.get(row, 'sip_gatewayId') === one).length)
  expect(numbers?.names?.length).toBeGreaterThan(0)
  const longest = Math.max(...server.control.journal.list().map(({ url }) => url.length))
  expect(longest).toBeLessThan(8000)
})

it('names what hangs on a user, and moves the tickets', async () => {
  await signIn('super')
  const [ticket] = rowsOf(await callByName('Ticket.find', { filter: { where: { ownerId: { gt: 0 } } } }))
  const ownerId = Number(Reflect.get(ticket ?? {}, 'ownerId'))
  const impact = await impactOf('DashUser', [{ id: ownerId, name: 'somebody' }])
  for (const model of ['ApiKey', 'Ticket']) {
    const found = impact.find(({ dependent }) => dependent.model === model)
    if (found) expect(found.names?.length, model).toBeGreaterThan(0)
  }
  const [owner] = rowsOf(await callByName('DashUser.find', { filter: { where: { id: ownerId } } }))
  const customerId: unknown = Reflect.get(owner ?? {}, 'customerId')
  const [replacement] = rowsOf(
    await callByName('DashUser.find', { filter: { where: { customerId, id: { neq: ownerId } } } }),
  )
  const to = Number(Reflect.get(replacement ?? {}, 'id'))
  const calls = await reassignCalls(dependentsOf('DashUser'), 'DashUser', [ownerId], to)
  expect(new Set(calls.map(([operation]) => operation))).toEqual(new Set(['Ticket.createVersion']))
  const [before] = rowsOf(await callByName('Ticket.find', { filter: { where: { ownerId } } }))
  for (const call of calls) await callByName(...call)
  expect(rowsOf(await callByName('Ticket.find', { filter: { where: { ownerId } } }))).toEqual([])
  const [after] = rowsOf(
    await callByName('Ticket.find', { filter: { where: { id: Reflect.get(before ?? {}, 'id') } } }),
  )
  expect(after).toMatchObject({ ownerId: to, subject: Reflect.get(before ?? {}, 'subject') })
})
