import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

/** Whose a file is: nobody's yet, Lineboard's, another program's database, or no database at all. */
export type FileOwner = 'nobody' | 'lineboard' | 'foreign' | 'no database'

/** Marks a database as ours, in its header. */
export const applicationId = 0x4c_42_6f_61

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
export function ownerOf(path: string): FileOwner {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats || (stats.isFile() && stats.size === 0)) return 'nobody'
  const header = headerOf(path)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC || header.length < HEADER_BYTES) return 'no database'
  const id = header.readUInt32BE(APPLICATION_ID_AT)
  return id === applicationId || (id === 0 && hasOurTables(path)) ? 'lineboard' : 'foreign'
}
