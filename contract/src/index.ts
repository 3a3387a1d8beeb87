export type { CoreTypes } from './core/core-types.ts'
export { type OperationRows, operationTable } from './generated/operations.gen.ts'
export type { components, DateTime, operations, paths } from './generated/schema.gen.ts'
