export { type Removable, removeMany } from './remove-many.ts'
export {
  type BulkOptions,
  type BulkProgress,
  type BulkReport,
  type BulkResult,
  type BulkWork,
  remaining,
  runBulk,
} from './run-bulk.ts'
export type { Identified, RowSelection, RowsOf, Selection } from './selection.ts'
export { type Changes, type Updatable, updateMany } from './update-many.ts'
