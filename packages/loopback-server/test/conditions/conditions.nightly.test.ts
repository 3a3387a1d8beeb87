import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installMissing } from '../../../../scripts/lib/debian.mjs'
import { hasPostgresql } from '../../src/postgresql/cluster.ts'
import { installConnectors } from '../../src/stores/connectors.ts'
import { hasMariadb } from '../../src/stores/mariadb.ts'
import { allKinds, type Store, startStore } from '../../src/stores/store.ts'
import { differenceTable } from './difference-table.ts'
import { properties, rows } from './rows.ts'
import { differencesOf, disagreements, type Otherwise } from './try-conditions.ts'

const documents = fileURLToPath(new URL('../../../sdk/docs/filters.md', import.meta.url))
const found = new Map<string, ReadonlyMap<string, Otherwise>>()

beforeAll(async () => {
  const missing = await installMissing('Installing databases for the tests of conditions …', [
    { package: 'postgresql', isThere: hasPostgresql },
    { package: 'mariadb-server', isThere: hasMariadb },
  ])
  expect(missing).toEqual([])
  expect(await installConnectors()).toBe(true)
}, 600_000)

describe.each(allKinds)('$name', { timeout: 300_000 }, (kind) => {
  let store: Store
  beforeAll(async () => {
    store = await startStore(kind, properties)
    await store.load(rows)
  }, 120_000)
  afterAll(() => store.close())

  test('2,000 random conditions find, count, export, change and delete the documented rows', async () => {
    const differences = await differencesOf(store)
    found.set(kind.name, differences)
    expect(await disagreements(store, differences, { runs: 2000, every: 20 })).toEqual([])
  })
})

// `LINEBOARD_WRITE_DOCS=1` writes it.
test('the table in the documents says what servers read otherwise', () => {
  const text = readFileSync(documents, 'utf8')
  const table = differenceTable(found)
  if (process.env.LINEBOARD_WRITE_DOCS)
    writeFileSync(documents, text.replace(/(<!-- servers -->\n\n)[\s\S]*?(\n\n<!-- \/servers -->)/, `$1${table}$2`))
  expect(readFileSync(documents, 'utf8')).toContain(table)
})
