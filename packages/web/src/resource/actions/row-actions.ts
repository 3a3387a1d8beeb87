import type { List } from '../list.ts'
import type { ListAction, RowAction } from './action.ts'

type Context = Pick<List, 'resource' | 'can'>
type RowContext = Context & Pick<List, 'mayChange'>

/** What this person can do with a row beside opening and deleting it. */
export const rowActions = ({ resource, can, mayChange }: RowContext, row: object): readonly RowAction[] =>
  (resource.actions ?? []).filter(
    ({ forReaders, isAllowed }) => (forReaders || (can.change && mayChange(row))) && (isAllowed?.(row) ?? true),
  )

/** What this person can do with the whole list. */
export const listActions = ({ resource, can }: Context): readonly ListAction[] =>
  (resource.listActions ?? []).filter(({ forReaders }) => forReaders || can.change)
