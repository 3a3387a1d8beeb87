import { dependentsOf } from '@lineboard/contract/dependents'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { listFilter, listQuery } from '../../list/list-query.ts'
import type { Resource } from '../define-resource.ts'
import { parseListState } from '../list-state.ts'
import { callByName, countOf, rowsOf } from '../rows/calls-by-name.ts'
import { rowId, rowName } from '../rows/row-text.ts'
import { type Impact, impactOf } from './dependents.ts'

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
  initClient({ baseUrl: `${server.url}/api/v1`, tokens: { token: () => token } })
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
      const target = { id: rowId(resource, row), name: rowName(resource, row) }
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
