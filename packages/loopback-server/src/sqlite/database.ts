import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** What came of a statement; the connector reads it from `this` of the callback. */
interface Outcome {
  changes?: number
  lastID?: number
}

type Done<Rows> = (this: Outcome, problem: Error | null, rows?: Rows) => void

function bound(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  // As the native driver binds dates.
  if (value instanceof Date) return value.getTime()
  return typeof value === 'number' || typeof value === 'bigint' ? value : String(value)
}

/** The part of the package `sqlite3` that LoopBack's connector calls, on the SQLite that Node brings. */
export class Database {
  readonly #file: DatabaseSync

  constructor(file: string, _mode: number, opened: (problem: Error | null) => void) {
    this.#file = new DatabaseSync(file)
    // As PostgreSQL and most others have it.
    this.#file.exec('PRAGMA case_sensitive_like = ON')
    queueMicrotask(() => opened(null))
  }

  all(sql: string, values: readonly unknown[], done: Done<object[]>): void {
    this.#answer(done, () => ({ outcome: {}, rows: this.#file.prepare(sql).all(...values.map(bound)) }))
  }

  run(sql: string, values: readonly unknown[], done: Done<undefined>): void {
    this.#answer(done, () => {
      const { changes, lastInsertRowid } = this.#file.prepare(sql).run(...values.map(bound))
      return { outcome: { changes: Number(changes), lastID: Number(lastInsertRowid) }, rows: undefined }
    })
  }

  close(): void {
    this.#file.close()
  }

  /** Never in the same turn: the connector counts on an answer that comes later. */
  #answer<Rows>(done: Done<Rows>, act: () => { outcome: Outcome; rows: Rows }): void {
    setImmediate(() => {
      let answer: ReturnType<typeof act>
      try {
        answer = act()
      } catch (problem) {
        done.call({}, problem instanceof Error ? problem : new Error(String(problem)))
        return
      }
      done.call(answer.outcome, null, answer.rows)
    })
  }
}
