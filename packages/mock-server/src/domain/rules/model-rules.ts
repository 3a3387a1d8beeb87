import type { FieldIssue } from '../../ground/errors.ts'
import type { AnyRow, EntityName, ModelName, Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { RuleContext } from './rule-context.ts'

/** What generic create, replace, patch and delete must know of a row type beyond the contract. */
interface Rules<R> {
  /** Fields the server fills on creation. What the contract marks required or gives a default is filled without this. */
  defaults?(input: Partial<R>, context: RuleContext): Partial<R>
  /** Refuses fields, such as a name that is taken. `before` is the row as it was, on a change. */
  check?(row: R, context: RuleContext, before?: R): FieldIssue[]
  /** Runs after a row is stored; `input` is the body, with fields that are not stored, such as a password. */
  saved?(row: R, context: RuleContext, before: R | undefined, input: Readonly<Record<string, unknown>>): void
  /** Throws to keep rows that are to go together: asked before any of them goes. */
  refuseDelete?(rows: readonly R[], context: RuleContext): void
  /** Runs before a row is deleted. What becomes of rows that name it is in the contract's table. */
  beforeDelete?(row: R, context: RuleContext): void
  /** Runs when a row goes, by itself or with what it belongs to: takes out what the server keeps for it beside the tables. */
  gone?(row: R, store: Store): void
}

/** Rules of one model. */
export type ModelRules<M extends ModelName> = Rules<Row<M>>

/** Rules of a model known at run time only. */
export type AnyModelRules = Rules<AnyRow>

/** Rules by model. Rows the server keeps for itself have none: no request writes them. */
export type AllModelRules = { readonly [M in EntityName]?: ModelRules<M> }
