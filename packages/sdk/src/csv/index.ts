export { CsvError, type CsvErrorCode } from './csv-error.ts'
export { type CsvEncoding, type CsvSource, textChunks } from './decode.ts'
export { type CsvExport, type ExportOptions, type ExportProgress, exportCsv } from './export-csv.ts'
export type { ImportedRow, ImportJob, ImportKey, ImportReport, ImportStatus, SkipCause } from './import-csv.ts'
export { importCsv, rowsToRetry } from './import-csv.ts'
export { type ImportFields, type InputSchema, isNumeric, type RowProblem } from './input-schema.ts'
export { numberLanguage } from './number-language.ts'
export {
  type CsvFinding,
  type CsvRecord,
  type ReadCsvOptions,
  readCsv,
  sheetRow,
} from './read-csv.ts'
export type { CsvColumn } from './write-csv.ts'
export { csvHeader, csvLines } from './write-csv.ts'
