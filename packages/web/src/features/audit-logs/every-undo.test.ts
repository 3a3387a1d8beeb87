import type { components } from '@lineboard/contract'
import { dependentsOf } from '@lineboard/contract/dependents'
import { entities } from '@lineboard/contract/entities'
import type { MockServer } from '@lineboard/mock-server'
import type { Access } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bodyOfRow } from '../../kit/conflict/saved-values.ts'
import { type Form, schemaOf } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { rowsNaming } from '../../kit/removal/impact.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { oneRow } from '../../kit/rows/read-row.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { changeRow, untouched } from '../../kit/rows/save-row.ts'
import { beginStrictSession, declared } from '../../testing/strict-session.ts'
import { runUndo } from './run-undo.ts'
import { type PartPlan, undoPlan } from './undo-plan.ts'
import type { FieldUndo } from './undo-rule.ts'

// Changes and deletions of rows of every list, undone as they stand in the audit log.

const lists = declared.filter(({ path }) => !path.includes(':'))
const named = (resource: Resource) => ({ name: resource.path, resource })
const changed = lists.filter(({ update, form }) => update && form).map(named)
const deleted = lists.filter(({ remove }) => remove).map(named)

let server: MockServer
let access: Access
beforeAll(async () => {
  ;({ server, access } = await beginStrictSession(40))
})
beforeEach(() => void server.control.restore('signed in'))
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

const freshRow = async (resource: Resource, id: number) =>
  rowsOf(await callByName(resource.list, { filter: oneRow(resource, id) }))[0]

async function latest(): Promise<components['schemas']['AuditLog']> {
  const filter = { order: 'id DESC', limit: 1 }
  const [entry] = rowsOf(await callByName('AuditLog.find', { filter }))
  return entry as components['schemas']['AuditLog']
}

/** The last rows: nobody signs in by those. */
async function lastRows(resource: Resource): Promise<object[]> {
  const filter = { order: 'id DESC', limit: 20, include: resource.include }
  const rows = rowsOf(await callByName(resource.list, { filter }))
  if (rows.length === 0) throw new Error('The sample data has no such row.')
  return rows
}

const idOf = (answer: unknown): unknown => Reflect.get(Object(answer), 'id')

/** Rows with others that go along, of models whose rows in the sample data are in use or have none. */
const addedWith: Readonly<Record<string, { along: string; add: () => Promise<unknown> }>> = {
  DashRole: {
    along: 'GuiVisibility',
    async add() {
      const roleId = idOf(await callByName('DashRole.create', { body: { name: 'Night shift' } }))
      const [section] = rowsOf(await callByName('GuiSection.find', {}))
      await callByName('GuiVisibility.upsert', { body: { roleId, guiSectionId: idOf(section), guiPermissionId: 2 } })
    },
  },
  Ivr: {
    along: 'IvrAction',
    async add() {
      const ivrId = idOf(
        await callByName('Ivr.create', {
          body: { name: 'Evenings', greeting: { kind: 'text', text: 'Good evening' } },
        }),
      )
      await callByName('Ivr.createAction', { ivrId, body: { key: '1', kind: 'hang_up' } })
    },
  },
}

/** Deletes the last row that the server lets go, and answers it as it was. */
async function deleteOne(resource: Resource): Promise<object> {
  for (const row of await lastRows(resource)) {
    const answer = callByName(resource.remove ?? '', { id: rowId(row) })
    if (await answer.then(Boolean, () => false)) return row
  }
  throw new Error('The server keeps them all.')
}

const otherThan = (value: unknown) => {
  if (typeof value === 'string') return `${value} x`
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : undefined
}

const changedIn = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, otherThan(part) ?? part]))

/** Rows with one field changed each, of those that the server takes. */
async function* changes(resource: Resource, form: Form, row: object) {
  for (const field of Object.keys(schemaOf(form, row).shape)) {
    const value: unknown = Reflect.get(row, field)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    const to = isObject ? changedIn(value) : otherThan(value)
    if (to === undefined || field === 'id' || field === 'customerId') continue
    const body = { ...untouched(form, row), [field]: to }
    const saved = await changeRow(resource, form, row, body).catch(() => undefined)
    if (saved) yield field
  }
}

const asMade = (plan: PartPlan): readonly FieldUndo[] =>
  plan.kind === 'changed' ? plan.fields.filter(({ standing }) => standing === 'asMade') : []

it.each(changed)('$name: each field goes back to what it was, and nothing else changes', async ({ resource }) => {
  const { form } = (await resource.form?.load()) ?? {}
  if (!form) throw new Error('There is no form.')
  const [row = {}] = await lastRows(resource)
  const id = rowId(row)
  const undone: string[] = []
  for await (const field of changes(resource, form, row)) {
    const plans = await undoPlan(await latest(), access)
    const offered = plans.flatMap(asMade).map((each) => each.field)
    // Secrets, and what only the server keeps, have no values in the log.
    if (!offered.includes(field)) continue
    const results = await runUndo(plans, asMade)
    expect(results.map(({ outcome, error }) => [outcome, error])).toEqual([['done', undefined]])
    const now = (await freshRow(resource, id)) ?? {}
    // Servers may fill in what was left empty.
    expect(bodyOfRow(form, now)).toMatchObject(bodyOfRow(form, row))
    expect(Reflect.get(now, field)).toEqual(Reflect.get(row, field))
    undone.push(field)
  }
  expect(undone).not.toEqual([])
})

/** What can't be added again, and why. */
const left: Readonly<Record<string, string>> = {
  Customer: 'account',
  DashUser: 'lacks',
  Template: 'unchangeable',
}

it.each(deleted)('$name: a deleted row comes back, or it is said why not', async ({ resource }) => {
  const more = addedWith[resource.model]
  await more?.add()
  const row = await deleteOne(resource)
  const id = rowId(row)
  const plans = await undoPlan(await latest(), access)
  const [own] = plans
  const why = own?.kind === 'left' ? own.why : undefined
  expect(why).toBe(left[resource.model])
  if (why) return
  if (more)
    expect(plans).toContainEqual(
      expect.objectContaining({ kind: 'deleted', part: expect.objectContaining({ model: more.along }) }),
    )
  const results = await runUndo(plans, (plan) => (plan.kind === 'changed' ? plan.fields : []))
  expect(
    results.flatMap(({ plan, outcome, error }) => (outcome === 'done' ? [] : [`${plan.part.model} ${error}`])),
  ).toEqual([])
  const { form } = (await resource.form?.load()) ?? {}
  const back = await freshRow(resource, results[0]?.newId ?? id)
  if (form) expect(bodyOfRow(form, { ...back, id })).toMatchObject(bodyOfRow(form, row))
})

it('what went along with a row comes back with it, and names it by the id it has now', async () => {
  const resource = declared.find(({ model }) => model === 'ReceivingNumber')
  const numbers = rowsOf(await callByName('OpNumber.find', { filter: { where: { receiving_numberId: { gt: 0 } } } }))
  const [first = {}] = numbers
  const id = Number(Reflect.get(first, 'receiving_numberId'))
  const those = numbers.filter((each) => Reflect.get(each, 'receiving_numberId') === id)
  await callByName(resource?.remove ?? '', { id })
  const entry = await latest()
  const results = await runUndo(await undoPlan(entry, access), (plan) => (plan.kind === 'changed' ? asMade(plan) : []))
  const newId = results[0]?.newId
  expect(newId).not.toBe(id)
  const after = rowsOf(await callByName('OpNumber.find', { filter: { where: { receiving_numberId: newId } } }))
  expect(after.map((each) => Reflect.get(each, 'id'))).toEqual(those.map((each) => Reflect.get(each, 'id')))
})

const ledTo = [...new Set(Object.keys(entities).filter((each) => dependentsOf(each).some(({ kind }) => kind)))]

it.each(ledTo)('what leads to a row by a value, as a target or a key does, leads to it again: %s', async (model) => {
  const resource = declared.find((each) => each.model === model)
  const leading = async (id: number) => {
    const found = dependentsOf(model).flatMap((each) => (each.kind ? rowsNaming(each, model, [id]) : []))
    return (await Promise.all(found)).flat().map((row) => Reflect.get(row, 'name'))
  }
  const rows = rowsOf(await callByName(resource?.list ?? '', {}))
  const ids = rows.map((row) => Number(Reflect.get(row, 'id')))
  const counts = await Promise.all(ids.map(async (id) => (await leading(id)).length))
  const id = ids[counts.indexOf(Math.max(...counts))] ?? 0
  const before = await leading(id)
  expect(before).not.toEqual([])
  await callByName(resource?.remove ?? '', { id })
  const plans = await undoPlan(await latest(), access)
  const [own] = await runUndo(plans, (plan) => (plan.kind === 'changed' ? asMade(plan) : []))
  expect(await leading(own?.newId ?? id)).toEqual(before)
})

it('what somebody changed since is distinguished, and stays where it is not chosen', async () => {
  const resource = declared.find(({ model }) => model === 'TrackingSource')
  const { form } = (await resource?.form?.load()) ?? {}
  if (!resource || !form) throw new Error('There is no form.')
  const [row = {}] = await lastRows(resource)
  const id = rowId(row)
  await changeRow(resource, form, row, { ...untouched(form, row), name: 'Mine', description: 'Mine as well' })
  const entry = await latest()
  const mine = (await freshRow(resource, id)) ?? {}
  await changeRow(resource, form, mine, { ...untouched(form, mine), name: 'Theirs' })
  const plans = await undoPlan(entry, access)
  const fields = plans.flatMap((plan) => (plan.kind === 'changed' ? plan.fields : []))
  expect(Object.fromEntries(fields.map(({ field, standing }) => [field, standing]))).toMatchObject({
    ...{ name: 'changedSince', description: 'asMade' },
  })
  await runUndo(plans, asMade)
  const wanted = { name: 'Theirs', description: Reflect.get(row, 'description') }
  expect(await freshRow(resource, id)).toMatchObject(wanted)
  // What was shown is no longer what is there: nothing is written over it unseen.
  const again = await undoPlan(entry, access)
  const theirs = (await freshRow(resource, id)) ?? {}
  await changeRow(resource, form, theirs, { ...untouched(form, theirs), name: 'Later' })
  const results = await runUndo(again, (plan) => (plan.kind === 'changed' ? plan.fields : []))
  expect(results.map(({ outcome }) => outcome)).toEqual(['moved'])
  expect(await freshRow(resource, id)).toMatchObject({ name: 'Later' })
})
