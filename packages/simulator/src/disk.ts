import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's number of a full disk. */
const SQLITE_FULL = 13

/** The disk under the data folder of the server. */
export class Disk {
  readonly #root = mkdtempSync(join(tmpdir(), 'lineboard-simulator-'))
  readonly #exec = DatabaseSync.prototype.exec
  #copies = 0
  folder = join(this.#root, '0')
  isFull = false

  constructor() {
    const disk = this
    const exec = this.#exec
    // Each write of the server is a transaction: on a full disk SQLite can't commit it.
    DatabaseSync.prototype.exec = function (sql: string) {
      if (disk.isFull && sql === 'COMMIT')
        throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: SQLITE_FULL })
      exec.call(this, sql)
    }
  }

  /** Takes the folder as it is now, which is what a kill leaves; `isTorn` leaves a page at the end of the log half written. */
  leave(isTorn: boolean): void {
    const next = join(this.#root, String(++this.#copies))
    cpSync(this.folder, next, { recursive: true })
    const log = join(next, 'lineboard.db-wal')
    if (isTorn && existsSync(log)) appendFileSync(log, Buffer.alloc(1500, 0x2a))
    this.folder = next
    this.isFull = false
  }

  remove(): void {
    DatabaseSync.prototype.exec = this.#exec
    rmSync(this.#root, { recursive: true, force: true })
  }
}
