import type { DatabaseSync } from 'node:sqlite'

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
