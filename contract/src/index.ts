export type { CoreTypes } from './core/core-types.ts'
export type { OperationRows } from './generated/operations.gen.ts'
export type { components, DateTime, operations, paths } from './generated/schema.gen.ts'
export { operationTable } from './operation-table.ts'
