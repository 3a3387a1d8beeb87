import { importOf, isImported } from '@lineboard/contract/imports'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { and, createLineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import { setErrorHandler } from '../data/report-error.ts'
import { apartOf, bodyOfRow, savedOf } from '../kit/conflict/saved-values.ts'
import { schemaOf } from '../kit/define-form.ts'
import type { Resource } from '../kit/define-resource.ts'
import { parseListState } from '../kit/list-state.ts'
import { callByName, countOf, rowsOf } from '../kit/rows/calls-by-name.ts'
import { conflictsOf } from '../kit/rows/field-conflicts.ts'
import { oneRow } from '../kit/rows/read-row.ts'
import { rowId, rowName } from '../kit/rows/row-text.ts'
import { changeRow, wireBody } from '../kit/rows/save-row.ts'
import { forgetPending, pending, postpone, removedIds } from '../state/pending-changes.ts'
import { removalOf } from './actions/remove-later.ts'
import { readMatching } from './actions/selection-bar.tsx'
import { listFilter, listQuery } from './context/list-query.ts'
import { runImport } from './import/run-import.ts'
import { withPending } from './undo/use-pending.ts'

// What can be done with the rows of any list, done with those of every one.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ path }) => !path.includes(':'))
  .map((resource) => ({ name: resource.path, resource }))

const those = (can: (resource: Resource) => unknown) => declared.filter(({ resource }) => can(resource))

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  setErrorHandler(() => undefined)
  const baseUrl = `${server.url}/api/v1`
  const visitor = createLineboard({ baseUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  await visitor.DashUser.requestEmail({ body: { email_address: 'new@company.example', email_type: 'verify' } })
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id } })
  server.control.snapshot('signed in')
})
beforeEach(() => void server.control.restore('signed in'))
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

const everything = (resource: Resource) =>
  listQuery(resource, { ...parseListState('', resource.rules), period: undefined, pageSize: 100 })

const rowsWith = async (resource: Resource, where: object) =>
  rowsOf(await callByName(resource.list, { filter: listFilter(resource, { ...everything(resource), where }) }))

const freshRow = async (resource: Resource, id: number) =>
  rowsOf(await callByName(resource.list, { filter: oneRow(resource, id) }))[0]

/** Rows that nobody signs in by: deleting those ends the session that asks. */
async function deletable(resource: Resource) {
  const rows = await rowsWith(resource, everything(resource).where)
  return rows.filter((row) => !['DashUser', 'Customer', 'DashRole'].includes(resource.model) || rowId(row) > 2)
}

describe.each(declared)('$name', ({ resource }) => {
  it('has all rows selected that match, on every page', async () => {
    const { where } = everything(resource)
    const found = await readMatching(resource, where, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
    const ids = new Set(found.map(rowId))
    for (const row of await rowsWith(resource, where)) expect(ids).toContain(rowId(row))
    if (resource.count) expect(ids.size).toBe(countOf(await callByName(resource.count, { where })))
    for (const row of found) expect(rowName(resource, row)).not.toBe('')
  })

  it('shows and counts neither a row whose deletion is pending nor a gap in its place', async () => {
    const { where } = everything(resource)
    const rows = await rowsWith(resource, where)
    const [first] = rows
    if (!first) throw new Error('The sample data has no such row.')
    const id = rowId(first)
    postpone({
      kind: 'remove',
      model: resource.model,
      rows: new Map([[id, undefined]]),
      text: '',
      action: { run: async () => undefined, sendLast: () => undefined },
    })
    expect(withPending(resource, rows, pending.list)).toHaveLength(rows.length - 1)
    const others: object = { id: { nin: removedIds(resource.model, pending.list) } }
    const without = and(where, others)
    forgetPending()
    const left = (await rowsWith(resource, without)).map(rowId)
    expect(left).not.toContain(id)
    if (!resource.count) return
    const [all, fewer] = await Promise.all(
      [where, without].map((some) => callByName(resource.count ?? '', { where: some })),
    )
    expect(countOf(fewer)).toBe((countOf(all) ?? 0) - 1)
  })
})

it.each(those((resource) => resource.remove ?? resource.removeMany))(
  '$name: returns the result of each deleted row',
  async ({ resource }) => {
    const targets = (await deletable(resource))
      .slice(-2)
      .map((row) => ({ id: rowId(row), name: rowName(resource, row) }))
    const results = await removalOf(resource)(targets, () => undefined)
    expect(results.map(({ id }) => id)).toEqual(targets.map(({ id }) => id))
    for (const { id, outcome, error } of results) {
      expect(['done', 'failed']).toContain(outcome)
      expect((await freshRow(resource, id)) === undefined).toBe(outcome === 'done')
      // A server that keeps a row says why, in an answer that is no crash.
      if (outcome === 'failed' && error !== undefined) expect(String(error)).toMatch(/4\d\d|in use|may not/i)
    }
    const again = await removalOf(resource)(
      targets.filter((_, at) => results[at]?.outcome === 'done'),
      () => undefined,
    )
    for (const { outcome } of again) expect(['gone', 'failed']).toContain(outcome)
  },
)

it.each(those((resource) => resource.form && resource.update))(
  '$name: loses nothing of a row that is opened and saved, and sees who was faster',
  async ({ resource }) => {
    const { form } = (await resource.form?.load()) ?? {}
    const [listed] = await deletable(resource)
    if (!form || !listed) throw new Error('There is no form, or no row for it.')
    const id = rowId(listed)
    const before = (await freshRow(resource, id)) ?? {}
    const checked = schemaOf(form, before).safeParse(wireBody(form, form.toValues(before), before))
    expect(checked.error?.issues ?? []).toEqual([])
    const mine: object = Object(checked.data)
    const typed = { ...mine, ...apartOf(form, form.toValues(before)) }
    expect(conflictsOf(savedOf(form, before), savedOf(form, before), typed)).toEqual([])
    await changeRow(resource, form, before, mine)
    const after = (await freshRow(resource, id)) ?? {}
    // Servers may fill in what was left empty.
    expect(bodyOfRow(form, after)).toMatchObject(bodyOfRow(form, before))
  },
)

it.each(those((resource) => resource.import))('$name: takes no row of a file twice', async ({ resource }) => {
  const { form } = (await resource.form?.load()) ?? {}
  const rules = isImported(resource.entity) ? importOf(resource.entity) : undefined
  const [row] = await rowsWith(resource, everything(resource).where)
  if (!form || !rules || !row) throw new Error('There is no form, no rule, or no row.')
  const headers = Object.fromEntries(rules.fields.map((field) => [field, field]))
  const cells = Object.fromEntries(rules.fields.map((field) => [field, String(Reflect.get(row, field) ?? '')]))
  const file = [
    { row: 2, cells },
    { row: 3, cells: { ...cells, [rules.key[0]]: '' } },
  ]
  const options = { dryRun: false, signal: new AbortController().signal, onProgress: () => undefined }
  const { rows } = await runImport(
    { resource, form, headers, ownId: Number(Reflect.get(row, 'customerId')) },
    file,
    options,
  )
  expect(rows.map(({ status }) => status)).toEqual(['skipped', 'failed'])
  expect(rows[1]?.problems?.map(({ field }) => field)).toContain(rules.key[0])
})

it('rows of a file belong to the customer chosen, whatever others have under the same name', async () => {
  const resource = declared.find(({ name }) => name === 'tracking-source')?.resource
  const form = resource?.form && (await resource.form.load()).form
  if (!resource?.import || !form) throw new Error('Tracking sources take no files')
  const [theirs] = await rowsWith(resource, { customerId: 2 })
  const name = String(theirs && Reflect.get(theirs, 'name'))
  const file = [{ row: 2, cells: { name, type: 'other' } }]
  const job = { resource, form, headers: { name: 'name', type: 'type' } }
  const options = { dryRun: false, signal: new AbortController().signal, onProgress: () => undefined }
  const before = await rowsWith(resource, { customerId: 3, name })
  expect(before).toEqual([])
  expect((await runImport({ ...job, customerId: 2, ownId: 2 }, file, options)).skipped).toBe(1)
  expect((await runImport({ ...job, customerId: 3, ownId: 3 }, file, options)).created).toBe(1)
  expect(await rowsWith(resource, { customerId: 3, name })).toMatchObject([{ customerId: 3, name }])
})
