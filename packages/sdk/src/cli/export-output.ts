import { type FileHandle, open, rm } from 'node:fs/promises'
import { exportCsv } from '../csv/export-csv.ts'
import type { ExportedRows, ExportProgress } from '../csv/export-pages.ts'
import { allOf } from '../filter/build.ts'
import type { ListSource } from '../paging/iterate.ts'
import type { Column } from './columns.ts'
import { CliError, checkPlace } from './flags.ts'
import type { Row } from './lists.ts'
import { type Terminal, writeTo } from './terminal.ts'

/** What a file is written as. */
export type FileFormat = 'csv' | 'xlsx'

const isFormat = (name: string): name is FileFormat => name === 'csv' || name === 'xlsx'

/** The format that the flags say, or the name of the file. Throws a CliError for one that there is not. */
export function formatOf({ format, output }: { format?: string | undefined; output?: string | undefined }): FileFormat {
  if (format === undefined) return output?.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv'
  if (isFormat(format)) return format
  throw new CliError(`--format takes csv or xlsx, not "${format}".`)
}

interface ExportedFile extends AsyncIterable<string | Uint8Array> {
  readonly progress: ExportProgress
}

const sheetKinds = { id: 'text', amount: 'amount', time: undefined } as const

/** Columns of a workbook: what they have is what their fields have, and its dates can't say their zone themselves. */
const sheetColumns = (columns: readonly Column[], timeZone: string) =>
  columns.map(({ header, holds, value }) => ({
    header: holds === 'time' ? `${header} (${timeZone})` : header,
    kind: holds && sheetKinds[holds],
    value,
  }))

interface Written {
  format: FileFormat
  columns: readonly Column[]
  timeZone: string | undefined
  after: number | undefined
  sheet: string
}

/** The file of these rows, which asks for them as it is read. */
export async function fileOf(
  source: ListSource<Row>,
  rows: ExportedRows<Row>,
  { format, columns, timeZone, after, sheet }: Written,
): Promise<ExportedFile> {
  if (format === 'csv') {
    const resume = after === undefined ? undefined : { done: 0, total: undefined, after }
    return exportCsv<Row>(source, { ...rows, columns, timeZone, resume })
  }
  const { exportXlsx } = await import('../xlsx/index.ts')
  const zone = timeZone ?? 'UTC'
  const where = after === undefined ? rows.filter?.where : allOf([rows.filter?.where ?? {}, { id: { gt: after } }])
  const filter = { ...rows.filter, ...(where && { where }) }
  return exportXlsx<Row>(source, { ...rows, filter, columns: sheetColumns(columns, zone), timeZone: zone, sheet })
}

/** Where an export goes. */
export interface ExportOutput {
  write(piece: string | Uint8Array): Promise<void>
  /** Puts away what is open. A workbook that is not whole can't be opened, and does not stay. */
  close(isWhole: boolean): Promise<void>
}

/** Opens what an export goes to: the file of `--output`, else the output of the command. Throws a CliError where it can't be written. */
export async function exportOutput(
  format: FileFormat,
  file: string | undefined,
  { stdout, signal }: Terminal,
): Promise<ExportOutput> {
  if (file === undefined) {
    if (format === 'xlsx' && stdout.isTTY)
      throw new CliError('An XLSX file is nothing for a terminal: say where it goes with --output FILE.')
    return { write: (piece) => writeTo(stdout, piece, signal), close: async () => undefined }
  }
  await checkPlace('output', file)
  let handle: FileHandle | undefined
  return {
    async write(piece) {
      signal.throwIfAborted()
      // Not before there is something to write: a file that is there stays where the server refuses the first call.
      handle ??= await open(file, 'w')
      await handle.writeFile(piece)
    },
    async close(isWhole) {
      const isBroken = !isWhole && format === 'xlsx' && (await handle?.stat())?.isFile()
      await handle?.close()
      if (isBroken) await rm(file, { force: true })
    },
  }
}

/** What to do about an export that ended before its end: rows of CSV can be gone on with, half of a workbook can't. */
export const goOnText = (format: FileFormat, { after }: ExportProgress): string =>
  format === 'xlsx' || after === undefined ? '' : ` Go on with --after ${after}.`
