export { type components, type OperationRows, type operations, operationTable, type paths } from '@lineboard/contract'
