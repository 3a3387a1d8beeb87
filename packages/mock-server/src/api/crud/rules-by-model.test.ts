import { operationTable } from '@lineboard/contract'
import { deleteActionOf } from '@lineboard/contract/delete-actions'
import { type Reference, referenceName, referencesTo } from '@lineboard/contract/references'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entityNames, viewOf } from '../../ground/contract/entity-meta.ts'
import type { AnyRow } from '../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

// Each reference of the contract, each delete of the API: what the table says is what the server does.

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 20 } })
})
beforeEach(() => api.server.control.reset())
afterAll(() => api.close())

const operations: Readonly<Record<string, Readonly<Record<string, string>>>> = operationTable

const deletes = entityNames.flatMap((entity) => {
  const [method = '', path = ''] = operations[entity]?.deleteById?.split(' ') ?? []
  return method ? [{ entity, path }] : []
})

const cases = deletes.flatMap(({ entity, path }) =>
  referencesTo(entity)
    .filter(({ kind, model }) => !kind && !viewOf[model] && operations[model])
    .map((reference) => ({ name: `${referenceName(reference)}, ${entity}`, entity, path, reference })),
)

const tableOf = (model: string) => {
  const table = api.server.store.anyTable(model)
  if (!table) throw new Error(`There is no table of ${model}.`)
  return table
}

/** A row that names the one to be deleted: one of the seed, or one like it. */
function naming({ model, field }: Reference, id: AnyRow['id']): AnyRow {
  const table = tableOf(model)
  const own = table.findOne({ [field]: id })
  if (own) return own
  const [like] = table.find({ order: 'id DESC', limit: 1 })
  const { id: _, ...columns } = like ?? { id: 0 }
  return table.insert({ ...columns, [field]: id })
}

/** What can be deleted at all: not the owner, nor who asks, nor who a customer can't do without. */
function victimOf(entity: string): AnyRow {
  const rows = tableOf(entity).find({ order: 'id DESC' })
  const isPlain = ({ id }: AnyRow) =>
    api.server.store.table('DashRoleMapping').by('principalId', Number(id))[0]?.principalType === 'USER'
  const found = entity === 'DashUser' ? rows.find(isPlain) : rows[0]
  if (!found) throw new Error(`There is no ${entity} to delete.`)
  return found
}

describe.each(cases)('$name', ({ entity, path, reference }) => {
  const action = deleteActionOf(reference)

  test(`the row that names it ${action}`, async () => {
    const { id } = victimOf(entity)
    const row = naming(reference, id)
    const { status, body } = await api.super('DELETE', path.replace('{id}', String(id)))
    const left = tableOf(reference.model).get(row.id)
    const holders = referencesTo(entity).filter((each) => deleteActionOf(each) === 'refuses')
    if (holders.some((each) => tableOf(each.model).count({ [each.field]: id }) > 0)) {
      expect(status, JSON.stringify(body)).toBe(422)
      expect(left?.[reference.field]).toBe(id)
      return
    }
    expect([status, body]).toEqual([200, { count: 1 }])
    if (action === 'goes') expect(left).toBeUndefined()
    else expect(left).toMatchObject({ id: row.id })
    if (action === 'goes without') expect(left).not.toHaveProperty(reference.field)
    if (action === 'keeps') expect(left?.[reference.field]).toBe(id)
  })
})

test('every action is among them', () => {
  expect(new Set(cases.map(({ reference }) => deleteActionOf(reference)))).toEqual(
    new Set(['goes', 'goes without', 'keeps', 'refuses']),
  )
})

test('a customer leaves nothing of it, but what was done there', async () => {
  const left = () =>
    entityNames.filter(
      (model) => !viewOf[model] && (api.server.store.anyTable(model)?.count({ customerId: 2 }) ?? 0) > 0,
    )
  expect(left().length).toBeGreaterThan(5)
  expect((await api.super('DELETE', '/Customers/2')).body).toEqual({ count: 1 })
  expect(left().filter((model) => model !== 'AuditLog')).toEqual([])
  const { store } = api.server
  const keys = new Set(
    store
      .table('ApiKey')
      .find()
      .map(({ id }) => id),
  )
  expect(
    store
      .table('KeyHash')
      .find()
      .filter(({ id }) => !keys.has(Number(id))),
  ).toEqual([])
})
