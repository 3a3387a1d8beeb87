import { afterAll, beforeAll, expect, test } from 'vitest'
import { entityMeta, entityNames } from '../../ground/contract/entity-meta.ts'
import type { AnyRow, ModelName } from '../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { findPrincipal } from '../users/find-principal.ts'
import { createToken } from '../users/session-tokens.ts'
import { maySee, namesStaff, scoped, staffFields } from './scope.ts'

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 20 } })
})
afterAll(() => api.close())

/** Dotted names of the fields that stand behind so many relations of a model, at the most. */
function pathsOf(model: string, levels: number): { path: string; target: string; field: string }[] {
  return Object.entries(entityMeta(model)?.relations ?? {}).flatMap(([name, { model: target }]) => [
    ...Object.keys(entityMeta(target)?.fields ?? {}).map((field) => ({ path: `${name}.${field}`, target, field })),
    ...(levels > 1 ? pathsOf(target, levels - 1).map((inner) => ({ ...inner, path: `${name}.${inner.path}` })) : []),
  ])
}

test.each([2, 3, 6, 11])('user %i learns nothing by conditions on rows that are not to be seen', (userId) => {
  const { store, control } = api.server
  const principal = findPrincipal(store, control.clock.now(), createToken(store, control.clock.now(), userId).id)
  if (!principal) throw new Error(`User ${userId} is not there.`)
  const isSeen = (model: string, row: AnyRow) => maySee(store, model as ModelName, row, principal)

  /** What stands there of rows to be seen. */
  function readable(model: string, row: AnyRow, [name = '', ...rest]: readonly string[]): unknown[] {
    const relation = rest.length > 0 ? entityMeta(model)?.relations[name] : undefined
    if (!relation) return [row[name]]
    const { model: target, type, foreignKey } = relation
    const table = store.anyTable(target)
    const related = type === 'hasMany' ? table?.by(foreignKey, row.id) : [table?.get(Number(row[foreignKey]))]
    const isNamed = namesStaff(model, target) && staffFields.includes(rest.join('.'))
    return (related ?? []).flatMap((each) =>
      each && (isNamed || isSeen(target, each)) ? readable(target, each, rest) : [],
    )
  }

  let asked = 0
  for (const model of entityNames) {
    for (const { path, target, field } of pathsOf(model, 2)) {
      const hidden =
        store
          .anyTable(target)
          ?.find()
          .filter((row) => !isSeen(target, row)) ?? []
      const values = new Set(
        hidden.map((row) => row[field]).filter((value) => value != null && typeof value !== 'object'),
      )
      for (const value of [...values].slice(0, 3)) {
        const where = scoped(store, model as ModelName, principal, { [path]: { eq: value } })
        const found = store.anyTable(model)?.find({ where }) ?? []
        asked += 1
        for (const row of found)
          expect(readable(model, row, path.split('.')), `${model} ${row.id} by ${path}`).toContain(value)
      }
    }
  }
  expect(asked).toBeGreaterThan(200)
})

test('a list, its count and what it embeds find no row by what is in those of others', async () => {
  const numbers = async (where: object) =>
    (await api.admin<{ count: number }>('GET', '/BlacklistNumbers', { filter: { where } })).body
  const { body: owned } = await api.admin<unknown[]>('GET', '/BlacklistNumbers', {
    filter: { where: { customerId: 1 } },
  })
  expect(owned.length).toBeGreaterThan(1)
  expect(await numbers({ customerId: 1, 'Customer.companyName': 'Lineboard' })).toEqual([])
  expect(await numbers({ and: [{ customerId: 1 }, { 'Customer.balance': { gte: 0 } }] })).toEqual([])
  expect(await numbers({ customerId: 2, 'Customer.companyName': { neq: 'Lineboard' } })).not.toEqual([])
})

test('who works on a ticket is found by name, also of staff who are not to be seen otherwise', async () => {
  const { store } = api.server
  const [staff] = store.table('DashUser').find({ where: { customerId: 1 } })
  const [ticket] = store.table('Ticket').find({ where: { customerId: 2 } })
  if (!staff || !ticket) throw new Error('There is no ticket')
  store.table('Ticket').patch(ticket.id, { ownerId: staff.id })
  const found = async (where: object) =>
    (await api.admin<{ id: number }[]>('GET', '/tickets', { filter: { where: { id: ticket.id, ...where } } })).body
  expect(await found({ 'owner.username': staff.username })).toHaveLength(1)
  expect(await found({ 'owner.Customer.id': 1 })).toEqual([])
})
