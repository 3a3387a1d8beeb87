import { entities } from '@lineboard/contract/entities'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listQuery } from '../../list/context/list-query.ts'
import { placeOfEntity } from '../../places/place.ts'
import { matchPlace } from '../../places/place-at.ts'
import { history } from '../../shared/belonging/kinds-of-belonging.ts'
import { nounsOf } from '../../shared/model-nouns.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import type { Resource } from '../define-resource.ts'
import { parseListState } from '../list-state.ts'
import { callByName, countOf, rowsOf } from '../rows/calls-by-name.ts'
import { type Belonging, belongingsOf } from './belongings.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

interface Relation {
  model: string
  type: string
  foreignKey: string
}

/** Each relation of the contract to one row, where both sides have lists. */
const relations = Object.entries(entities).flatMap(([model, entity]) => {
  const own: Readonly<Record<string, Relation>> = entity.relations
  return Object.values(own).flatMap(({ model: owner, type, foreignKey }) =>
    type === 'belongsTo' && placeOfEntity(model) && placeOfEntity(owner) ? [{ model, owner, foreignKey }] : [],
  )
})

const server: { current?: MockServer } = {}
beforeAll(async () => {
  server.current = await createMockServer({})
  await signInAt(server.current, 'super')
})
afterAll(() => server.current?.close())

/** How many rows the list shows that a link leads to. */
async function listedAt({ href, call }: Belonging): Promise<number> {
  const [path = '', search = ''] = href.split('?')
  const resource = declared.find(({ place }) => place === matchPlace(path)?.place.id)
  if (!resource) throw new Error(`No list is declared at ${path}.`)
  const { where } = listQuery(resource, parseListState(search, resource.rules))
  expect(Object.keys(where), `${href} narrows its list`).not.toEqual([])
  return countRows(call, where)
}

async function countRows(call: string, where: object): Promise<number> {
  const answer = await callByName(call, call.endsWith('.find') ? { filter: { where } } : { where })
  return countOf(answer) ?? rowsOf(answer).length
}

it('there are relations to be gone over', () => expect(relations.length).toBeGreaterThan(30))

describe.each(relations)('$model.$foreignKey', ({ model, owner, foreignKey }) => {
  it(`is reached from its ${owner}, and is as many as it says`, async () => {
    const [row = { id: 1 }] = rowsOf(await callByName(`${model}.find`, { filter: { limit: 1 } }))
    const id = Number(Reflect.get(row, foreignKey) ?? 1)
    const belonging = belongingsOf(owner, { id }).find(({ key }) => key === `${model}.${foreignKey}`)
    if (!belonging) throw new Error(`${owner} does not lead to ${model} by ${foreignKey}.`)
    expect(await listedAt(belonging)).toBe(await countRows(belonging.call, { [foreignKey]: id }))
  })

  it('is distinguished from what else of its kind belongs to the same row', () => {
    const names = belongingsOf(owner, { id: 1 }).map(({ nouns }) => nouns.other)
    expect(new Set(names).size).toBe(names.length)
  })
})

it.each([
  ['OpNumber', 'tracking_number', 'trackingNumber'],
  ['ReceivingNumber', 'number', 'receivingNumber'],
] as const)('calls of a number are found by its digits: %s', async (model, own, field) => {
  const [call = {}] = rowsOf(await callByName('CallLog.find', { filter: { where: { status: 'answered' }, limit: 1 } }))
  const number = String(Reflect.get(call, field))
  const [row = {}] = rowsOf(await callByName(`${model}.find`, { filter: { where: { [own]: number } } }))
  const calls = belongingsOf(model, row).find(({ key }) => key === `CallLog.${field}`)
  if (!calls) throw new Error(`${model} has no calls.`)
  const count = await listedAt(calls)
  expect(count).toBe(await countRows('CallLog.count', { [field]: number }))
  expect(count).toBeGreaterThan(0)
})

it('what was done to a record is found from it, and nothing that was done to one of another kind', async () => {
  const body = { name: 'Night shift' }
  const role = await callByName('DashRole.create', { body })
  const id = Number(Reflect.get(Object(role), 'id'))
  const [ofRole, ofSource] = ['DashRole', 'TrackingSource'].map((entity) =>
    belongingsOf(entity, { id }).find(({ key }) => key === 'AuditLog.recordId'),
  )
  if (!ofRole || !ofSource) throw new Error('They lead to no history.')
  // As the list is called that it opens: “No changes made” read as what became of a change.
  expect(ofRole.nouns.other).toContain(nounsOf('AuditLog.count').other)
  const before = await listedAt(ofSource)
  await callByName('DashRole.patchById', { id, body: { name: 'Late shift' } })
  expect([await listedAt(ofRole), await countRows(ofRole.call, ofRole.where)]).toEqual([2, 2])
  expect(await listedAt(ofSource)).toBe(before)
})

it('a row without entries of its own is not said to have none about it: calls at other records touch it, too', () => {
  const told = belongingsOf('Ticket', { id: 1 }).filter(({ key }) => key === history.key)
  expect(told.map(({ none }) => none)).toEqual(['No audit entries of its own'])
})
