import { importOf, isImported } from '@lineboard/contract/imports'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { type CsvRecord, guessColumns, readCsv } from '@lineboard/sdk/csv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { type ListState, parseListState } from '../../kit/list-state.ts'
import { callByName, countOf, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { listQuery } from '../context/list-query.ts'
import { importFields } from '../import/import-fields.ts'
import { runImport } from '../import/run-import.ts'
import { countingRows, importableFile, isImportable } from './importable-file.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(isImportable)
  .map((resource) => ({ name: resource.path, resource }))

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  const baseUrl = `${server.url}/api/v1`
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username: 'super', password: 'Lineboard1!' },
  })
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id } })
})
afterAll(() => server.close())

const { signal } = new AbortController()

function rulesOf({ entity }: Resource) {
  if (!isImported(entity)) throw new Error(`${entity} takes no files`)
  return importOf(entity)
}

/** Rows of one customer; customers are nobody's. */
const ofOne = ({ place }: Resource) => (place === 'customers' ? {} : { customer: 2 })

async function records(resource: Resource, part: Partial<ListState>) {
  const state = { ...parseListState('', resource.rules), ...part }
  const { where } = listQuery(resource, state)
  const found: CsvRecord[] = []
  let counted = 0
  const file = importableFile({ resource, where, state }, { signal, onProgress: ({ done }) => (counted = done) })
  for await (const record of readCsv(file)) found.push(record)
  expect(counted).toBe(found.length)
  const { count, list } = resource
  const total = count
    ? countOf(await callByName(count, { where }))
    : rowsOf(await callByName(list, { filter: { where } })).length
  return { found, total }
}

it('each list that takes a file gives one, four of them that of the server', () => {
  expect(declared.filter(({ resource }) => resource.import)).toHaveLength(declared.length)
  expect(declared.filter(({ resource }) => resource.bulkDownload)).toHaveLength(4)
  // What names rows of other lists is in the server's files alone.
  expect(declared.filter(({ resource }) => rulesOf(resource).named && !resource.bulkDownload)).toEqual([])
})

describe.each(declared)('$name', ({ resource }) => {
  it.each([
    ['as it is written', (text: string) => text],
    ['as spreadsheets save it, without the plus of numbers', (text: string) => text.replace(/^\+(?=\d{7,15}$)/, '')],
  ])('an import reads the file %s without help, and finds every row there already', async (_, saved) => {
    const { found: exported, total } = await records(resource, ofOne(resource))
    expect(exported).toHaveLength(total ?? Number.NaN)
    const found = exported.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(Object.entries(cells).map(([heading, text]) => [heading, saved(text)])),
    }))
    const { form: source } = resource
    const rules = rulesOf(resource)
    if (!source) throw new Error('The list takes no files')
    const { form } = await source.load()
    const table = { headings: Object.keys(found[0]?.cells ?? {}), records: found }
    const { columns: headers } = guessColumns(table, importFields(resource, form))
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([...rules.fields, ...(rules.named ?? []).map(({ column }) => column)]),
    )
    const report = await runImport({ resource, form, headers, ownId: 2 }, found, {
      dryRun: true,
      signal,
      onProgress: () => undefined,
    })
    expect(report.rows.filter(({ status }) => status !== 'skipped')).toEqual([])
    expect(report.skipped).toBe(found.length)
  })

  it('has what the filter finds, and its order where it takes one', async () => {
    const { field } = resource.lead
    const all = await records(resource, { ...ofOne(resource), sort: { field, direction: 'desc' } })
    const values = all.found.map(({ cells }) => cells[field] ?? '')
    const [first = ''] = values
    const { found, total } = await records(resource, { ...ofOne(resource), filter: `"${first.slice(-6)}"` })
    expect(found).toHaveLength(total ?? Number.NaN)
    expect(found.length).toBeLessThanOrEqual(all.found.length)
    expect(found.map(({ cells }) => cells[field])).toContain(first)
    if (resource.bulkDownload?.takesOrder) expect(values).toEqual(values.toSorted().toReversed())
  })
})

it('an export of all customers says whose each row is, and is there already', async () => {
  const contacts = declared.find(({ resource }) => resource.entity === 'PhoneBook')?.resource
  const form = (await contacts?.form?.load())?.form
  if (!contacts || !form) throw new Error('There is no phone book.')
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }), token: testToken('t', 1) })
  const { found } = await records(contacts, {})
  showSession({})
  expect(new Set(found.map(({ cells }) => cells.customerId)).size).toBeGreaterThan(1)
  const table = { headings: Object.keys(found[0]?.cells ?? {}), records: found }
  const { columns: headers } = guessColumns(table, importFields(contacts, form, true))
  const options = { dryRun: true, signal, onProgress: () => undefined }
  const report = await runImport({ resource: contacts, form, headers, ownId: 1 }, found, options)
  expect(report.rows.filter(({ status }) => status !== 'skipped')).toEqual([])
})

it('counts rows, not lines', async () => {
  async function* parts() {
    yield 'a,b\r\n1,"two\r\n'
    yield 'lines ""quoted"""\r\n2,x\r\n'
  }
  const counts: number[] = []
  for await (const _ of countingRows(parts(), (rows) => counts.push(rows)));
  expect(counts).toEqual([0, 2])
})
