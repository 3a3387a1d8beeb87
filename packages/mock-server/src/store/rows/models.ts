import type { components } from '@lineboard/contract'
import type { entities } from '@lineboard/contract/entities'
import type { InternalRows } from './internal-rows.ts'

type Schemas = components['schemas']

/** Entities of the contract that the store keeps. */
export type EntityName = keyof typeof entities & keyof Schemas

/** Every table of the store. */
export type ModelName = EntityName | keyof InternalRows

/** A row of a table, as the contract describes it. Relations are not part of a stored row. */
export type Row<M extends ModelName> = M extends keyof InternalRows
  ? InternalRows[M]
  : M extends keyof Schemas
    ? Schemas[M]
    : never

/** What a row is found by. */
export type Id = number | string

/** A row whose model is only known at run time. */
export interface AnyRow {
  readonly id: Id
  readonly [field: string]: unknown
}
