export type { XlsxColumn, XlsxKind } from './cells.ts'
export { exportXlsx, type XlsxExport, type XlsxExportOptions } from './export-xlsx.ts'
export { maxXlsxRows, writeXlsx, type XlsxOptions } from './write-xlsx.ts'
