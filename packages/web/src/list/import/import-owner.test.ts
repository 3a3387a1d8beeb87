import { rowRightOf } from '@lineboard/contract/permissions'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { rowKey, runImport } from './run-import.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })

const declared = await Promise.all(
  Object.values(declarations)
    .flatMap((module) => Object.values(module))
    .map(async (resource) => ({
      name: resource.path,
      resource,
      rules: resource.import,
      form: (await resource.form?.load())?.form,
    })),
)
/** The lists that files are read into, whose rows belong to a customer each. */
const owned = declared.flatMap(({ form, rules, ...each }) =>
  form && rules && 'customerId' in form.schema.shape ? [{ ...each, form, rules }] : [],
)

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 5 }, strict: true })
  await signInAt(server, 'super')
})
afterAll(() => server.close())

it('knows lists that files are read into', () => expect(owned.length).toBeGreaterThan(5))

describe.each(owned)('$name', ({ resource, form, rules }) => {
  const rowsOf = (customerId: number): readonly object[] =>
    server.store.anyTable(resource.entity)?.by('customerId', customerId) ?? []
  const imported = (rows: readonly object[], ownId: number) => {
    const headers = Object.fromEntries(rules.fields.map((field) => [field, field]))
    const cells = (row: object) =>
      Object.fromEntries(rules.fields.map((field) => [field, String(Reflect.get(row, field) ?? '')]))
    const records = rows.map((row, at) => ({ row: at + 1, cells: cells(row) }))
    const options = { dryRun: true, signal: new AbortController().signal, onProgress: () => undefined }
    const job = { resource, form, rules, headers, ownId, ...(ownId !== 1 && { customerId: ownId }) }
    return runImport(job, records, options)
  }

  it('what a customer has is there already for that one alone, no matter who imports', async () => {
    const keyOf = rowKey(rules)
    const owners = new Set(rowsOf(1).map(keyOf))
    const rows = rowsOf(2).filter((row) => !owners.has(keyOf(row)))
    expect(rows).not.toEqual([])
    expect((await imported(rows, 1)).skipped).toBe(0)
    const again = await imported(rows, 2)
    expect([again.created, again.failed]).toEqual([0, 0])
    expect(again.rows.map(({ skipCause }) => skipCause)).toEqual(rows.map(() => 'unchanged'))
  })
})

it('what the owner has for every customer is there already for each of them', async () => {
  const [blacklist] = owned.filter(({ resource }) => rowRightOf(resource.entity) === 'customer or owner')
  if (!blacklist) throw new Error('Nothing of the owner serves every customer.')
  const { resource, form, rules } = blacklist
  const [blocked] = server.store.table('BlacklistNumber').by('customerId', 1)
  const records = [{ row: 1, cells: { number: `${blocked?.number}`, description: 'Another reason' } }]
  const options = { dryRun: true, signal: new AbortController().signal, onProgress: () => undefined }
  const headers = { number: 'number', description: 'description' }
  const { rows } = await runImport({ resource, form, rules, headers, ownId: 2 }, records, options)
  expect(rows.map(({ skipCause }) => skipCause)).toEqual(['existing'])
})
