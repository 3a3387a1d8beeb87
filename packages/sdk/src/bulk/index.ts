export type { Changes, Identified, RowsOf, Updatable } from '../writes/model-calls.ts'
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
export type { Selection } from './selection.ts'
export { updateMany } from './update-many.ts'
