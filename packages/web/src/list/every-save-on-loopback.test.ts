import { entities } from '@lineboard/contract/entities'
import * as zod from '@lineboard/contract/zod'
import { type LoopbackServer, loadRows, sampleRows, startLoopback, unknownColumn } from '@lineboard/loopback-server'
import { createMockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { safeParse, ZodMiniObject } from 'zod/mini'
import { clientOptions, initClient } from '../data/client.ts'
import { changedBody } from '../kit/bulk/edit-rows.ts'
import type { Resource } from '../kit/define-resource.ts'
import { readOneRow } from '../kit/rows/read-row.ts'
import { changeRow } from '../kit/rows/save-row.ts'

// A save through any form, on a real LoopBack 3 server, of a row that has all fields that rows of its model can have.

type Row = Readonly<Record<string, unknown>>

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ form, update }) => form && update)
  .map((resource) => [resource.place, resource] as const)

const signedIn = async (baseUrl: string) => {
  const body = { username: 'super', password: 'Lineboard1!' }
  return (await createLineboard({ baseUrl }).DashUser.authenticate({ body })).id
}

let loopback: LoopbackServer
let rows: ReadonlyMap<string, readonly Row[]>
beforeAll(async () => {
  const mock = await createMockServer({ size: { callLogs: 20 } })
  rows = await sampleRows(mock, await signedIn(mock.apiUrl))
  await mock.close()
  loopback = await startLoopback('memory')
  await loadRows(loopback, rows)
  const token = await signedIn(loopback.apiUrl)
  initClient({ baseUrl: loopback.apiUrl, tokens: { token: () => token } })
})
afterAll(() => loopback.close())

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** Values that the sample has none of. */
const unseen: Readonly<Record<string, unknown>> = {
  autoTopUp: { isOn: true, belowUsd: 25, amountUsd: 50, paymentId: 'pay_000214', monthlyLimitUsd: 200 },
  autoTopUpProblem: { code: 'card_declined', message: 'The card was declined.', at: '2026-03-01T10:00:00.000Z' },
  callValue: 12.5,
}

/** A row with what other rows of its model have and it has not. */
function completed(model: Resource['entity'], row: Row, others: readonly Row[]): Row {
  const missing = Object.keys(entities[model].fields).filter((field) => (row[field] ?? null) === null)
  const found = missing.map((field) => [
    field,
    unseen[field] ?? others.map((other) => other[field]).find((value) => (value ?? null) !== null),
  ])
  return { ...row, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) }
}

/** A text that people type freely, in the first field of the form that takes one. */
const free = ['description', 'notes', 'firstName', 'name', 'pattern']

it.each(declared)('%s: the edited field alone is changed', async (_, resource) => {
  const { form } = (await resource.form?.load()) ?? {}
  const sample = rows.get(resource.entity) ?? []
  const last = sample.at(-1)
  if (!form || !last) throw new Error('There is no form, or no row for it.')
  const id = Number(last.id)
  const full = { ...completed(resource.entity, last, sample), [unknownColumn]: 'as it was' }
  await loopback.load(resource.entity, [...sample.slice(0, -1), full])
  const before = plain(await loopback.rows(resource.entity))

  const row = await readOneRow(resource, id)
  if (!row) throw new Error('The row is not answered.')
  const field = free.find((each) => typeof Reflect.get(form.toValues(row), each) === 'string')
  const chosen = field ? { [field]: 'Edited' } : {}
  await changeRow(resource, form, row, changedBody(form, row, chosen))
  const after = plain(await loopback.rows(resource.entity))
  expect(after).toEqual([...before.slice(0, -1), { ...before.at(-1), ...chosen }])
})

const shapes: Readonly<Record<string, unknown>> = zod

/** Fields that a row of the model may be without. */
function optionalFields(model: Resource['entity']): string[] {
  const shape = shapes[`z${model}`]
  if (!(shape instanceof ZodMiniObject)) throw new Error(`${model} has no shape.`)
  const { shape: fields } = shape
  return Object.keys(entities[model].fields).filter(
    (name) => fields[name] && safeParse(fields[name], undefined).success,
  )
}

it.each(declared)('%s: what a database answers as null stays null, whatever is edited', async (_, resource) => {
  const { form } = (await resource.form?.load()) ?? {}
  const sample = rows.get(resource.entity) ?? []
  const last = sample.at(-1)
  if (!form || !last) throw new Error('There is no form, or no row for it.')
  const empty = optionalFields(resource.entity).map((field) => [field, null])
  await loopback.load(resource.entity, [...sample.slice(0, -1), { ...last, ...Object.fromEntries(empty) }])
  const before = plain(await loopback.rows(resource.entity))
  expect(before.at(-1)).toMatchObject(Object.fromEntries(empty))

  const row = await readOneRow(resource, Number(last.id))
  if (!row) throw new Error('The row is not answered.')
  expect(Object.values(row)).not.toContain(null)
  const values = form.toValues(row)
  const field = free.find((each) => typeof Reflect.get(values, each) === 'string')
  const chosen = field ? { [field]: 'Edited' } : {}
  await changeRow(resource, form, row, changedBody(form, row, chosen))
  const after = plain(await loopback.rows(resource.entity))
  expect(after).toEqual([...before.slice(0, -1), { ...before.at(-1), ...chosen }])
})

it.each(declared)('%s: a row that a server filled nothing into is opened', async (_, resource) => {
  const { form } = (await resource.form?.load()) ?? {}
  expect(() => form?.toValues({ id: 1 })).not.toThrow()
})

it.each(declared)('%s: nothing is sent where nothing was edited, unless the whole row is', async (_, resource) => {
  const { form } = (await resource.form?.load()) ?? {}
  const last = rows.get(resource.entity)?.at(-1)
  if (!form || !last) throw new Error('There is no form, or no row for it.')
  await loopback.load(resource.entity, [last])
  const row = await readOneRow(resource, Number(last.id))
  if (!row) throw new Error('The row is not answered.')
  const sent: string[] = []
  const fetch = async (request: Request) => {
    if (request.method !== 'GET') sent.push(Object.keys(await request.clone().json()).join())
    return globalThis.fetch(request)
  }
  initClient({ ...clientOptions(), fetch })
  await changeRow(resource, form, row, changedBody(form, row, {}))
  expect(sent.filter((fields) => fields === '' || fields === 'id')).toEqual([])
})

it.each([
  ['Customer', 'autoTopUp'],
  ['Customer', 'autoTopUpProblem'],
  ['TrackingSource', 'callValue'],
] as const)('%s.%s, which came later, is among them', (model, field) => {
  expect(declared.map(([, { entity }]) => entity)).toContain(model)
  expect(completed(model, { id: 1 }, rows.get(model) ?? [])).toHaveProperty(field)
})
