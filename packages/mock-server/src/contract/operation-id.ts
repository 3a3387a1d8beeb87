import type { operations } from '@lineboard/contract'

/** Name of an operation of the contract. */
export type OperationId = keyof operations & string
