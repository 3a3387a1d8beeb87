import { entities } from '@lineboard/contract/entities'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { callByName, countOf, rowsOf } from '../kit/rows/calls-by-name.ts'
import { valueAt } from '../kit/value-at.ts'
import { askedByText } from '../testing/asked-by-text.ts'
import { signInAt } from '../testing/sign-in-at.ts'
import { listFilter } from './context/list-query.ts'

// Signs that servers take for any character, in fields of related records, on a server that looks through relations. An underscore can
// stand in any of them.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

type EntityName = keyof typeof entities

/** The model that a relation of an entity leads to. */
function modelOf(entity: EntityName, relation: string): EntityName {
  const relations: Readonly<Record<string, { model: EntityName }>> = entities[entity].relations
  const { model } = relations[relation] ?? expect.fail(`${entity} has no ${relation}`)
  return model
}

const related = declared.flatMap((resource) => {
  const isPhone = (key: string) => resource.columns.some(({ search, cell }) => search === key && cell.isPhone)
  return Object.entries(resource.searchable).flatMap(([key, { path, kind, choices, lookedUp }]) => {
    const [relation = '', field] = path.split('.')
    if (kind !== 'string' || choices || lookedUp || !field || isPhone(key)) return []
    return { name: `${resource.place}, ${key}`, resource, key, path, model: modelOf(resource.entity, relation), field }
  })
})

let mock: MockServer
beforeAll(async () => {
  mock = await createMockServer({ size: { callLogs: 20 } })
  await signInAt(mock, 'super')
})
afterAll(() => mock.close())

it('lists name fields of related records', () => expect(related.length).toBeGreaterThan(5))

it.each(related)('$name: finds _ as it is typed', async ({ resource, key, path, model, field }) => {
  const table = mock.store.table(model)
  for (const [at, { id }] of [...table.all()].entries()) {
    const text = `${['a5_b', 'a5xb', 'A5_B', 'a5yb'][at % 4]}${id}`
    table.patch(id, { [field]: field === 'email' ? `${text}@lineboard.example` : text })
  }
  const all = rowsOf(
    await callByName(resource.list, { filter: { where: resource.only ?? {}, include: resource.include } }),
  )
  const having = all.map((row) => String(valueAt(row, path))).filter((value) => value.includes('5_'))
  const { query } = await askedByText(resource, `${key}:"5_"`)
  const found = rowsOf(await callByName(resource.list, { filter: listFilter(resource, { ...query, pageSize: 1000 }) }))
  expect(found.map((row) => valueAt(row, path)).toSorted()).toEqual(having.toSorted())
  if (resource.count) expect(countOf(await callByName(resource.count, { where: query.where }))).toBe(having.length)
})
