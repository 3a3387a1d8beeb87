import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import { StartError } from '../../ground/errors.ts'
import { fileComplaint } from './data-file.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refused-'))
  path = join(folder, 'lineboard.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

const start = () => createMockServer({ data: folder, size: { callLogs: 5 } })

/** Makes a database at the path. */
function database(sql: string): void {
  const db = new DatabaseSync(path)
  db.exec(sql)
  db.close()
}

/** Starts, expects to be refused with this sentence, and that nothing in the folder was touched. */
async function expectRefused(sentence: string): Promise<void> {
  const contents = () =>
    readdirSync(folder).map((name) => [
      name,
      createHash('sha1')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ])
  const before = contents()
  const problem = await start().catch((thrown: unknown) => thrown)
  expect(problem).toBeInstanceOf(StartError)
  expect(problem).toHaveProperty('message', expect.stringContaining(sentence))
  expect(contents()).toEqual(before)
}

describe('a database of another program is left as it is', () => {
  test.each([
    ['with tables', 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)'],
    ['with a version like ours', 'CREATE TABLE notes (id INTEGER, text TEXT); PRAGMA user_version = 1'],
    ['with a mark of its own', 'CREATE TABLE Customer (id ANY, row TEXT); PRAGMA application_id = 7'],
    ['that writes ahead', 'PRAGMA journal_mode = WAL; CREATE TABLE notes (id INTEGER)'],
    ['that is empty', 'PRAGMA user_version = 3'],
  ])('%s', async (_name, sql) => {
    database(sql)
    await expectRefused('is a database of another program, and was left as it is. Name another --data folder.')
  })
})

test('a file from before files were marked is opened, and marked', async () => {
  await (await start()).close()
  database('PRAGMA application_id = 0')
  const server = await start()
  server.store.table('Customer').patch(2, { companyName: 'Renamed' })
  await server.close()
  expect(readFileSync(path).readUInt32BE(68)).toBe(0x4c426f61)
})

test.each(['{"id":2,"company', '"text"', 'null', '{}'])('a row that reads %s is named', async (row) => {
  await (await start()).close()
  const db = new DatabaseSync(path)
  db.prepare('UPDATE Customer SET row = ? WHERE id = 2').run(row)
  db.close()
  await expectRefused('is damaged (the row 2 of Customer is no JSON). Move the file away to start afresh')
})

test('a file that cannot be opened is reported apart from a damaged one', async () => {
  mkdirSync(path)
  await expect(start()).rejects.toThrow('cannot be written: this account may not, or the disk is read-only')
})

test('a folder without the right to write gets the same sentence', async () => {
  await (await start()).close()
  chmodSync(path, 0o444)
  chmodSync(folder, 0o555)
  // The account that may do everything isn't stopped by rights: there SQLite's own complaint stands for it.
  const readonly = Object.assign(new Error('attempt to write a readonly database'), { errcode: 1032 })
  const isRoot = process.getuid?.() === 0
  const problem = isRoot ? fileComplaint(path, readonly) : await start().catch((thrown: unknown) => thrown)
  chmodSync(folder, 0o755)
  expect(problem).toHaveProperty('message', expect.stringContaining('cannot be written: this account may not'))
})

test('an empty file is filled', async () => {
  writeFileSync(path, '')
  await (await start()).close()
  expect(readFileSync(path).length).toBeGreaterThan(1000)
})
