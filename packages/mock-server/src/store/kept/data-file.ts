import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StartError } from '../../ground/errors.ts'
import type { AnyRow, Id } from '../rows/internal-rows.ts'
import { sealOf } from './sealed-secrets.ts'

/** Whose a file is: nobody's yet, Lineboard's, another program's database, or no database at all. */
export type FileOwner = 'nobody' | 'lineboard' | 'foreign' | 'no database'

/** Marks a database as ours, in its header. */
const applicationId = 0x4c_42_6f_61

const HEADER_BYTES = 100
const MAGIC = 'SQLite format 3\0'
const APPLICATION_ID_AT = 68

function headerOf(path: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  const file = openSync(path, 'r')
  try {
    return header.subarray(0, readSync(file, header, 0, HEADER_BYTES, 0))
  } finally {
    closeSync(file)
  }
}

/** Files of before the mark was written are known by their tables: each of ids and rows. */
function hasOurTables(path: string): boolean {
  // As a file that nobody changes: else SQLite would lay files of its own beside one that is written ahead.
  const address = pathToFileURL(path)
  address.searchParams.set('immutable', '1')
  const db = new DatabaseSync(address, { readOnly: true })
  try {
    const columns = db
      .prepare(
        `SELECT group_concat(info.name) AS columns FROM sqlite_schema AS schema, pragma_table_info(schema.name) AS info
         WHERE schema.type = 'table' GROUP BY schema.name`,
      )
      .all()
    return columns.length > 0 && columns.every(({ columns }) => columns === 'id,row')
  } finally {
    db.close()
  }
}

/** Tells whose a file is by reading it, without opening it for writing: what is another's stays as it is. */
function ownerOf(path: string): FileOwner {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats || (stats.isFile() && stats.size === 0)) return 'nobody'
  const header = headerOf(path)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC || header.length < HEADER_BYTES) return 'no database'
  const id = header.readUInt32BE(APPLICATION_ID_AT)
  return id === applicationId || (id === 0 && hasOurTables(path)) ? 'lineboard' : 'foreign'
}

/** SQLite's numbers of what went wrong, of which the last byte says the kind. */
const BUSY = 5
const LOCKED = 6
const READONLY = 8
const CANTOPEN = 14

const advice = 'Move the file away to start afresh, or put a good copy in its place.'

const codeOf = (problem: unknown): number | undefined =>
  problem instanceof Error && 'errcode' in problem && typeof problem.errcode === 'number'
    ? problem.errcode & 0xff
    : undefined

const isRefused = (problem: unknown) =>
  problem instanceof Error && 'code' in problem && ['EACCES', 'EPERM', 'EROFS', 'EISDIR'].includes(String(problem.code))

/** Why a file can't be used, in a sentence that says what to do. */
export function fileComplaint(path: string, problem: unknown): StartError {
  if (problem instanceof StartError) return problem
  const code = codeOf(problem)
  if (code === BUSY || code === LOCKED) return new StartError(`The data in ${path} is in use by another Lineboard.`)
  if (code === READONLY || code === CANTOPEN || isRefused(problem)) {
    return new StartError(
      `The data in ${path} cannot be written: this account may not, or the disk is read-only. Name another --data folder, or change its rights.`,
    )
  }
  const text = problem instanceof Error ? problem.message : String(problem)
  return new StartError(`The data in ${path} is damaged (${text}). ${advice}`)
}

const foreignFile = (path: string): StartError =>
  new StartError(`${path} is a database of another program, and was left as it is. Name another --data folder.`)

const newerFile = (path: string): StartError =>
  new StartError(
    `The data in ${path} was written by a newer version of Lineboard. Start that one, or name another --data folder.`,
  )

const damagedRow = (path: string, model: string, id: unknown): StartError =>
  new StartError(`The data in ${path} is damaged (the row ${String(id)} of ${model} is no JSON). ${advice}`)

const mayNot = 'this account may not, or the disk is read-only'
/** What keeps a folder from being made, by the code of the failure. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: mayNot,
  ENOTDIR: 'what it is to be in is a file',
  ENOENT: 'nothing can be made in the folder it is to be in',
}

/** Why a folder can't be made, and what to do. */
function folderComplaint(folder: string, problem: unknown): StartError {
  const reason = problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem)
  const what = reasons[reason] ?? 'see whether its disk is there, and has room'
  return new StartError(`The folder ${folder} cannot be made (${reason}): ${what}. Name another --data folder.`)
}

/** Writes all of it, or nothing; throws the first reason why not. */
export function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE')
  try {
    work()
    db.exec('COMMIT')
  } catch (problem) {
    // Where the disk is full SQLite has taken it back by itself, and would complain of another time.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw problem
  }
}

/** Rows that changed since the last time, by model: the row, or undefined when it is gone. */
type DirtyRows = ReadonlyMap<string, ReadonlyMap<Id, AnyRow | undefined>>

/** The state of a world on disk: a table a model, a row as JSON. */
export interface DataFile {
  /** True when nothing has been written yet. */
  isNew: boolean
  /** Throws a `StartError` at a row that is damaged. */
  readAll(): Map<string, AnyRow[]>
  /** The highest number that a row of a model ever had as its id, also one that is gone; a file of before this was kept has none. */
  readLastIds(): Map<string, number>
  /** Writes changed rows, and the last ids of their models, in one transaction. */
  write(dirty: DirtyRows, lastIds: ReadonlyMap<string, number>): void
  /** Puts these rows in the place of everything there is, in one transaction. */
  writeAll(rows: ReadonlyMap<string, Iterable<AnyRow>>, lastIds: ReadonlyMap<string, number>): void
  close(): void
}

const format = 1

/** Table of the last ids, beside those of the models. An id that was given twice would give a row the audit entries of another. */
const lastIdTable = 'LastId'

function check(db: DatabaseSync, path: string): number {
  const [{ application_id: mark = 0 } = {}] = db.prepare('PRAGMA application_id').all()
  // Written before all else, and not behind: a file that a kill leaves half made is ours to see all the same.
  if (mark !== applicationId) db.exec(`PRAGMA application_id = ${applicationId}`)
  // Held until the end, so that a second process can't write over this one's rows.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  db.exec('BEGIN IMMEDIATE; COMMIT')
  const [{ quick_check: health = '' } = {}] = db.prepare('PRAGMA quick_check').all()
  if (health !== 'ok') throw new Error(String(health))
  const [{ user_version: found = 0 } = {}] = db.prepare('PRAGMA user_version').all()
  const version = Number(found)
  if (version > format) throw newerFile(path)
  return version
}

function openDatabase(path: string): { db: DatabaseSync; version: number } {
  let db: DatabaseSync | undefined
  try {
    const owner = ownerOf(path)
    if (owner === 'foreign') throw foreignFile(path)
    if (owner === 'no database') throw new Error('it is no database')
    keepPrivate(path)
    db = new DatabaseSync(path)
    return { db, version: check(db, path) }
  } catch (problem) {
    if (db?.isOpen) db.close()
    throw fileComplaint(path, problem)
  }
}

/** Files that only this account reads: SQLite gives those that it lays beside the database the rights of it. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Makes the folder, but not those above it: a name typed wrong should not grow a tree. */
function makeFolder(folder: string): void {
  try {
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  } catch (problem) {
    throw folderComplaint(folder, problem)
  }
  if (!statSync(folder).isDirectory()) throw new StartError(`${folder} is not a folder.`)
  try {
    chmodSync(folder, 0o700)
  } catch {
    // A folder of another account, such as a mounted one, keeps its rights: its files are private all the same.
  }
}

/**
 * Opens, or makes, the data file of a folder. Throws a `StartError` for one that is damaged, newer, in use, another program's,
 * or not to be written.
 */
export function openDataFile(folder: string): DataFile {
  const path = join(folder, 'lineboard.db')
  makeFolder(folder)
  const { db, version } = openDatabase(path)
  const seal = sealOf(folder)

  const tables = () =>
    db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => String(name))

  function readRow(model: string, id: unknown, text: unknown): AnyRow {
    try {
      const row: AnyRow | null = JSON.parse(String(text))
      if (typeof row === 'object' && row !== null && 'id' in row) return seal.fromFile(model, row)
    } catch {
      // Told of below, in the same words as JSON that is no row.
    }
    throw damagedRow(path, model, id)
  }

  function writeTexts(table: string, texts: Iterable<readonly [Id, string | undefined]>): void {
    db.exec(`CREATE TABLE IF NOT EXISTS ${quoted(table)} (id ANY PRIMARY KEY, row TEXT NOT NULL) STRICT, WITHOUT ROWID`)
    const put = db.prepare(`INSERT OR REPLACE INTO ${quoted(table)} (id, row) VALUES (?, ?)`)
    const drop = db.prepare(`DELETE FROM ${quoted(table)} WHERE id = ?`)
    for (const [id, text] of texts) {
      if (text === undefined) drop.run(id)
      else put.run(id, text)
    }
  }

  const writeLastIds = (lastIds: ReadonlyMap<string, number>): void =>
    writeTexts(
      lastIdTable,
      Array.from(lastIds, ([model, lastId]) => [model, String(lastId)]),
    )

  function writeRows(model: string, rows: Iterable<readonly [Id, AnyRow | undefined]>): void {
    writeTexts(
      model,
      (function* () {
        for (const [id, row] of rows) yield [id, row && JSON.stringify(seal.toFile(model, row))] as const
      })(),
    )
  }

  return {
    isNew: version === 0,
    readAll() {
      const read = (model: string) =>
        db
          .prepare(`SELECT id, row FROM ${quoted(model)} ORDER BY id`)
          .all()
          .map(({ id, row }) => readRow(model, id, row))
      const models = tables().filter((name) => name !== lastIdTable)
      return new Map(models.map((model) => [model, read(model)]))
    },
    readLastIds() {
      if (!tables().includes(lastIdTable)) return new Map()
      const kept = db.prepare(`SELECT id, row FROM ${quoted(lastIdTable)}`).all()
      return new Map(kept.map(({ id, row }) => [String(id), Number(row)]))
    },
    write(dirty, lastIds) {
      inTransaction(db, () => {
        for (const [model, rows] of dirty) writeRows(model, rows)
        writeLastIds(lastIds)
      })
    },
    writeAll(rows, lastIds) {
      inTransaction(db, () => {
        for (const model of tables()) db.exec(`DROP TABLE ${quoted(model)}`)
        for (const [model, list] of rows) {
          writeRows(
            model,
            (function* () {
              for (const row of list) yield [row.id, row] as const
            })(),
          )
        }
        writeLastIds(lastIds)
        db.exec(`PRAGMA user_version = ${format}`)
      })
    },
    close: () => db.close(),
  }
}
