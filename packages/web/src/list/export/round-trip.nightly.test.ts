import { mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { importOf, isImported } from '@lineboard/contract/imports'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { guessColumns } from '@lineboard/sdk/csv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveByGnumeric, saveByLibreOffice, spreadsheets } from '../../../../../scripts/spreadsheets.mjs'
import { byteOrderMark } from '../../browser/transfer.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { parseListState } from '../../kit/list-state.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { listQuery } from '../context/list-query.ts'
import { importFields } from '../import/import-fields.ts'
import { readFile } from '../import/import-file.ts'
import { runImport } from '../import/run-import.ts'
import { importableFile, isImportable } from './importable-file.ts'
import { workbook } from './workbook.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const lists = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(isImportable)

async function signedIn() {
  const body = { username: 'super', password: 'Lineboard1!' }
  const { id } = await createLineboard({ baseUrl: server.apiUrl }).DashUser.authenticate({ body })
  return createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => id } })
}

/** Amounts that a program of another language could take for others, and texts that are nobody's numbers. */
const amounts = [0, 5, 12.5, 0.125, 1.234, 12.345, 999.999, 1234.5, 1234.567, 1_000_000, 1234.56, 0.01]
const texts = [
  'Müller & Söhne',
  'a "quoted", one',
  '=1+1',
  '+Plus',
  '-Minus',
  '@at',
  'two\nlines',
  'Größe; Länge',
  "it's",
  'مرحبا',
]

async function addSources() {
  const api = await signedIn()
  for (const [at, amount] of amounts.entries())
    await api.TrackingSource.upsert({
      body: { customerId: 2, name: `Costs of ${at}`, type: 'other', monthlyCost: amount, callValue: amount },
    })
}

/** Texts that a program takes for numbers, days and the like where a CSV has them: of those, a workbook alone comes back as it went. */
const lookalikes = [
  '007',
  '1/2',
  '3-4',
  '2026-03-01',
  '01.02.2026',
  'TRUE',
  '1e5',
  '12,5',
  '1.234',
  '50%',
  '$5',
  '10:30',
]

async function addContacts(names: readonly string[], from: number) {
  const api = await signedIn()
  for (const [at, text] of names.entries())
    await api.PhoneBook.upsert({
      body: { customerId: 2, number: `+4930231251${from + at}`, name: text, company: `Of ${text}`, notes: text },
    })
}

const nameOf = ({ path }: Resource) => path.replaceAll('/', '-')

let server: MockServer
let folder: string
/** The exported files, by format. */
const exported = { csv: [] as string[], xlsx: [] as string[] }
const { signal } = new AbortController()

async function exportAll(format: 'csv' | 'xlsx') {
  for (const resource of lists) {
    // Rows of one customer; customers are nobody's.
    const customer = resource.place === 'customers' ? {} : { customer: 2 }
    const state = { ...parseListState('', resource.rules), ...customer }
    const list = { resource, state, where: listQuery(resource, state).where, columns: resource.columns, rows: [] }
    const watched = { signal, onProgress: () => undefined }
    const pieces = format === 'csv' ? importableFile(list, watched) : workbook(list, 'importable', watched)
    // As the app saves it.
    const all: Buffer[] = format === 'csv' ? [Buffer.from(byteOrderMark)] : []
    for await (const piece of pieces) all.push(Buffer.from(piece))
    const file = join(folder, `${nameOf(resource)}.${format}`)
    writeFileSync(file, Buffer.concat(all))
    exported[format].push(file)
  }
}

beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 20 } })
  await signInAt(server, 'super')
  await addSources()
  await addContacts(texts, 10)
  folder = mkdtempSync(join(tmpdir(), 'lineboard-round-trip-'))
  await exportAll('csv')
  await addContacts(lookalikes, 30)
  await exportAll('xlsx')
}, 120_000)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** What an import of a file would do other than leaving each row as it is; nothing where it comes back as it went. */
async function differences(resource: Resource, path: string): Promise<string[]> {
  const form = (await resource.form?.load())?.form
  if (!isImported(resource.entity) || !form) throw new Error(`${resource.path} takes no files`)
  const source = new File([await openAsBlob(path)], basename(path))
  const file = await readFile(source, { signal, onProgress: () => undefined })
  if (!file) throw new Error('The reading was stopped')
  const { fields, named = [] } = importOf(resource.entity)
  const { columns: headers } = guessColumns(file, importFields(resource, form))
  const missing = [...fields, ...named.map(({ column }) => column)].filter((each) => !headers[each])
  const report = await runImport({ resource, form, headers, ownId: 2, updates: true }, file.records, {
    dryRun: true,
    signal,
    onProgress: () => undefined,
  })
  const changed = report.rows.filter(({ skipCause }) => skipCause !== 'unchanged')
  return [
    ...missing.map((field) => `no column ${field}`),
    ...file.notes,
    ...changed.map(
      ({ status, skipCause, reason, record }) =>
        `${skipCause ?? status}: ${reason ?? ''} ${JSON.stringify(record.cells)}`,
    ),
  ]
}

async function differencesOf(format: string, from: string) {
  const found: Record<string, string[]> = {}
  for (const resource of lists)
    found[resource.path] = await differences(resource, join(from, `${nameOf(resource)}.${format}`))
  return found
}

const unchanged = () => Object.fromEntries(lists.map(({ path }) => [path, []]))

it.each(['csv', 'xlsx'])('what is exported as %s is there already, unchanged', async (format) => {
  expect(await differencesOf(format, folder)).toEqual(unchanged())
})

const programs = { LibreOffice: saveByLibreOffice, Gnumeric: saveByGnumeric } as const
const ways = (['LibreOffice', 'Gnumeric'] as const).flatMap((program) =>
  (['de_DE', 'en_US'] as const).flatMap((locale) =>
    (['csv', 'xlsx'] as const).flatMap((opened) =>
      (['csv', 'xlsx', 'ods'] as const).map((saved) => ({ program, locale, opened, saved })),
    ),
  ),
)

describe('opened and saved by another program', () => {
  beforeAll(async () => expect(await spreadsheets()).toEqual([]), 600_000)

  it.each(ways)(
    '$opened, by $program in $locale as $saved',
    async ({ program, locale, opened, saved }) => {
      const there = join(folder, `${program}-${locale}-${opened}-${saved}`)
      mkdirSync(there)
      await programs[program]({ files: exported[opened], format: saved, locale, folder: there })
      expect(await differencesOf(saved, there)).toEqual(unchanged())
    },
    120_000,
  )
})
