import { importKeyValues, importOf, isImported } from '@lineboard/contract/imports'
import { rowRightOf } from '@lineboard/contract/permissions'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { runImport } from './run-import.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })

const declared = await Promise.all(
  Object.values(declarations)
    .flatMap((module) => Object.values(module))
    .map(async (resource) => ({
      name: resource.path,
      resource,
      rules: resource.import && isImported(resource.entity) ? importOf(resource.entity) : undefined,
      form: (await resource.form?.load())?.form,
    })),
)
/** The lists that files are read into, whose rows belong to a customer each. */
const owned = declared.flatMap(({ form, rules, ...each }) =>
  form && rules && 'customerId' in form.schema.shape ? [{ ...each, form, rules }] : [],
)

const keyValues = (entity: string, row: object) => (isImported(entity) ? importKeyValues(entity, row) : undefined)

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
    const job = { resource, form, headers, ownId, ...(ownId !== 1 && { customerId: ownId }) }
    return runImport(job, records, options)
  }

  it('what a customer has is there already for that one alone, no matter who imports', async () => {
    const keyOf = (row: object) => JSON.stringify(keyValues(resource.entity, row))
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
  const { resource, form } = blacklist
  const [blocked] = server.store.table('BlacklistNumber').by('customerId', 1)
  const records = [{ row: 1, cells: { number: `${blocked?.number}`, description: 'Another reason' } }]
  const options = { dryRun: true, signal: new AbortController().signal, onProgress: () => undefined }
  const headers = { number: 'number', description: 'description' }
  const { rows } = await runImport({ resource, form, headers, ownId: 2 }, records, options)
  expect(rows.map(({ skipCause }) => skipCause)).toEqual(['existing'])
})

it('rows that name a customer are of that customer, and their numbers are of its country', async () => {
  const contacts = owned.find(({ resource }) => resource.entity === 'PhoneBook')
  const british = [...server.store.table('Customer').all()].find(({ BusinessAddress }) =>
    /gb|kingdom/i.test(BusinessAddress?.country ?? ''),
  )
  if (!contacts || !british) throw new Error('There is no phone book, or no British customer.')
  const { resource, form } = contacts
  const cells = (customer: string, number: string) => ({ customer, Number: number })
  const records = [
    cells(british.companyName, '020 7946 0161'),
    cells(String(british.id), '020 7946 0162'),
    cells('', '(212) 555-0163'),
    cells('Nobody Ltd', '(212) 555-0164'),
    cells(british.companyName, '+44 20 7946 0161'),
  ].map((each, at) => ({ row: at + 1, cells: each }))
  const options = { dryRun: false, signal: new AbortController().signal, onProgress: () => undefined }
  const job = { resource, form, headers: { number: 'Number', customer: 'customer' }, ownId: 1 }
  const { rows } = await runImport(job, records, options)
  expect(rows.map(({ status }) => status)).toEqual(['created', 'created', 'created', 'failed', 'skipped'])
  expect(rows[3]?.problems?.map(({ field, message }) => [field, message])).toEqual([
    ['customer', 'There is no customer called “Nobody Ltd”.'],
  ])
  const numbersOf = (id: number) =>
    server.store
      .table('PhoneBook')
      .by('customerId', id)
      .map(({ number }) => number)
  expect(numbersOf(british.id)).toEqual(expect.arrayContaining(['+442079460161', '+442079460162']))
  expect(numbersOf(1)).toContain('+12125550163')
  const again = await runImport(job, records, { ...options, dryRun: true })
  expect([again.skipped, again.failed]).toEqual([4, 1])
})
