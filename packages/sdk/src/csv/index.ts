export { CsvError, type CsvErrorCode } from './csv-error.ts'
export { type CsvEncoding, type CsvSource, type FileKind, fileKind, textChunks } from './decode.ts'
export { type CsvExport, type ExportOptions, exportCsv } from './export-csv.ts'
export type { ExportProgress } from './export-pages.ts'
export {
  type ColumnGuess,
  type ColumnMap,
  guessColumns,
  type ImportableField,
  type MadeColumn,
  madeText,
  type ReadTable,
  withMadeColumn,
  withMadeColumns,
} from './guess-columns.ts'
export { importWords } from './heading-words.ts'
export type {
  ImportChange,
  ImportedRow,
  ImportJob,
  ImportKey,
  ImportReport,
  ImportStatus,
  SkipCause,
} from './import-csv.ts'
export { importCsv, rowsToRetry } from './import-csv.ts'
export { type ImportFields, type InputSchema, isChoice, isNumeric, type RowProblem, takesCell } from './input-schema.ts'
export { isOwned, type ListFieldOptions, listFields, type ObjectSchema } from './list-fields.ts'
export { type CellProblem, type ListRows, type ListRowsOptions, listRows } from './list-rows.ts'
export { numberLanguage } from './number-language.ts'
export { type ReadCsvOptions, readCsv } from './read-csv.ts'
export { readVcards } from './read-vcards.ts'
export { type CsvFinding, type CsvRecord, type RecordOptions, recordsOfRows, sheetRow } from './records.ts'
export type { CsvColumn } from './write-csv.ts'
export { csvHeader, csvLines } from './write-csv.ts'
