export type { Changes, Identified, RowsOf, Updatable } from '../writes/replace.ts'
export type { Selection } from './change-many.ts'
export { type Removable, removeMany, updateMany } from './change-many.ts'
export {
  type BulkOptions,
  type BulkProgress,
  type BulkReport,
  type BulkResult,
  type BulkWork,
  remaining,
  runBulk,
} from './run-bulk.ts'
