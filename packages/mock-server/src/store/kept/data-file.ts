import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../ground/errors.ts'
import type { AnyRow, Id } from '../rows/models.ts'
import { applicationId, ownerOf } from './file-owner.ts'
import { damagedRow, fileComplaint, folderComplaint, foreignFile, newerFile } from './start-sentences.ts'

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
  /** Writes changed rows in one transaction. */
  write(dirty: DirtyRows): void
  /** Puts these rows in the place of everything there is, in one transaction. */
  writeAll(rows: ReadonlyMap<string, Iterable<AnyRow>>): void
  close(): void
}

const format = 1

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
    db = new DatabaseSync(path)
    return { db, version: check(db, path) }
  } catch (problem) {
    if (db?.isOpen) db.close()
    throw fileComplaint(path, problem)
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Makes the folder, but not those above it: a name typed wrong should not grow a tree. */
function makeFolder(folder: string): void {
  try {
    if (!existsSync(folder)) mkdirSync(folder)
  } catch (problem) {
    throw folderComplaint(folder, problem)
  }
  if (!statSync(folder).isDirectory()) throw new StartError(`${folder} is not a folder.`)
}

/**
 * Opens, or makes, the data file of a folder. Throws a `StartError` for one that is damaged, newer, in use, another program's,
 * or not to be written.
 */
export function openDataFile(folder: string): DataFile {
  const path = join(folder, 'lineboard.db')
  makeFolder(folder)
  const { db, version } = openDatabase(path)

  const tables = () =>
    db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => String(name))

  function readRow(model: string, id: unknown, text: unknown): AnyRow {
    try {
      const row: AnyRow | null = JSON.parse(String(text))
      if (typeof row === 'object' && row !== null && 'id' in row) return row
    } catch {
      // Told of below, in the same words as JSON that is no row.
    }
    throw damagedRow(path, model, id)
  }

  function writeRows(model: string, rows: Iterable<readonly [Id, AnyRow | undefined]>): void {
    db.exec(`CREATE TABLE IF NOT EXISTS ${quoted(model)} (id ANY PRIMARY KEY, row TEXT NOT NULL) STRICT, WITHOUT ROWID`)
    const put = db.prepare(`INSERT OR REPLACE INTO ${quoted(model)} (id, row) VALUES (?, ?)`)
    const drop = db.prepare(`DELETE FROM ${quoted(model)} WHERE id = ?`)
    for (const [id, row] of rows) {
      if (row) put.run(id, JSON.stringify(row))
      else drop.run(id)
    }
  }

  return {
    isNew: version === 0,
    readAll() {
      const read = (model: string) =>
        db
          .prepare(`SELECT id, row FROM ${quoted(model)} ORDER BY id`)
          .all()
          .map(({ id, row }) => readRow(model, id, row))
      return new Map(tables().map((model) => [model, read(model)]))
    },
    write(dirty) {
      inTransaction(db, () => {
        for (const [model, rows] of dirty) writeRows(model, rows)
      })
    },
    writeAll(rows) {
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
        db.exec(`PRAGMA user_version = ${format}`)
      })
    },
    close: () => db.close(),
  }
}
