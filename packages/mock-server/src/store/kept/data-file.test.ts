import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { inTransaction } from './data-file.ts'

test.each([
  // What SQLite does by itself where the disk is full.
  ['SQLite takes all of it back', 'INSERT OR ROLLBACK INTO row VALUES (NULL)', 'NOT NULL constraint failed'],
  ['a statement fails', 'INSERT INTO other VALUES (1)', 'no such table: other'],
])('where %s, that is the reason, and nothing is written', (_, statement, reason) => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE row (text TEXT NOT NULL)')
  const put = db.prepare('INSERT INTO row (text) VALUES (?)')
  const count = () => db.prepare('SELECT count(*) AS rows FROM row').get()?.rows
  const work = () => {
    put.run('first')
    db.exec(statement)
  }
  expect(() => inTransaction(db, work)).toThrow(reason)
  expect(count()).toBe(0)
  inTransaction(db, () => void put.run('second'))
  expect(count()).toBe(1)
})
