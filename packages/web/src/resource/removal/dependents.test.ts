import { type Reference, referencesTo } from '@lineboard/contract/references'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { listFilter, listQuery } from '../../list/list-query.ts'
import type { Resource } from '../define-resource.ts'
import { parseListState } from '../list-state.ts'
import { callByName, countOf, rowsOf } from '../rows/calls-by-name.ts'
import { rowId, rowName } from '../rows/row-text.ts'
import { type Dependents, impactOf } from './dependents.ts'

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
  server = await createMockServer({})
  initClient({ baseUrl: `${server.url}/api/v1`, tokens: { token: () => token } })
})
afterAll(() => server.close())

describe.each(
  declared.filter(({ dependents = [] }) => dependents.length > 0).map((resource) => [resource.path, resource] as const),
)('%s', (_, resource) => {
  it('counts what depends on its rows, and shows as many where it leads', async () => {
    await signIn('super')
    const rows = rowsOf(await callByName(resource.list, { filter: { limit: 20 } }))
    const found = new Set<string>()
    for (const row of rows) {
      const target = { id: rowId(resource, row), name: rowName(resource, row) }
      for (const { nouns, count, href } of await impactOf(resource.dependents ?? [], [target])) {
        expect(count, nouns.other).toBeGreaterThan(0)
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

/** Rows that name what is deleted, and why the question before deleting need not count them: by their field, or by their model. */
const uncounted: Readonly<Record<string, string>> = {
  CallLogSupport: 'the same calls with other fields',
  LightCallLog: 'the same calls with fewer fields',
  AuditLog: 'history, which stays',
  TicketVersion: 'part of a ticket, which says itself what its latest version says',
  'Ticket.createdBy': 'history, which stays',
  CustomerProductsRel: 'comes and goes with a subscription',
  IvrAction: 'part of a voice menu',
  GuiVisibility: 'part of a role',
  DashRoleMapping: 'part of a user; before a role goes, its people are given another one',
  VerificationToken: 'part of a user: it is worth nothing without its address',
}

const isCounted = ({ model, field }: Reference) => !(model in uncounted || `${model}.${field}` in uncounted)

const modelOf = (operation: string) => operation.split('.')[0] ?? ''

describe('whose rows name those of another list', () => {
  const deletable = declared.filter(({ remove, removeMany }) => remove ?? removeMany)

  it.each(deletable.map((resource) => [resource.path, resource] as const))('%s', (_, { list, dependents = [] }) => {
    const named = referencesTo(modelOf(list)).filter(isCounted)
    const counted = dependents.map(({ count, field }) => `${modelOf(count)}.${field}`)
    const hint =
      'Name them among the `dependents` of the declaration, or here, with the reason, among what is not counted.'
    expect(counted.toSorted(), hint).toEqual(named.map(({ model, field }) => `${model}.${field}`).toSorted())
  })

  it('is left out for a reason that still holds', () => {
    const all = deletable.flatMap(({ list }) => referencesTo(modelOf(list)))
    const known = new Set(all.flatMap(({ model, field }) => [model, `${model}.${field}`]))
    expect(Object.keys(uncounted).filter((name) => !known.has(name))).toEqual([])
  })
})

it('tells what may not be seen, and takes it for neither none nor a failure', async () => {
  await signIn('maya')
  const nouns = { one: 'entry', other: 'entries' }
  const dependents: Dependents = { count: 'Whitelist.count', field: 'customerId', nouns }
  const ask = () => impactOf([dependents], [{ id: 2, name: 'Harbor' }])
  expect(await ask()).toEqual([{ nouns, count: undefined, isHidden: true }])
  server.control.faults.add({ operation: 'Whitelist.count', kind: 'status', status: 500 })
  expect(await ask()).toEqual([{ nouns, count: undefined, isHidden: false }])
})
