import type { operationTable } from '@lineboard/contract'

/** What the calls of the contract are grouped by: the first part of an operation's name. */
export type ApiModel = keyof typeof operationTable
