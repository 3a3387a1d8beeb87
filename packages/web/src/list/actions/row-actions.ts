import type { ListAction, MenuAction, RowAction, SelectionAction } from '../../resource/actions/action.ts'
import type { List } from '../list.ts'
import { callActions, callableNumbers } from './call-actions.ts'

type Context = Pick<List, 'resource' | 'may'>
type RowContext = Context & Pick<List, 'mayChange'>
type Offered = Pick<RowAction, 'call' | 'forReaders' | 'ofEveryRow'>

const isOffered = ({ call, forReaders, ofEveryRow }: Offered, { may }: Context, mayChange = true) =>
  may(call) && (forReaders || ofEveryRow || mayChange)

const isOfferedFor = (row: object, context: RowContext) => (action: RowAction) =>
  isOffered(action, context, context.mayChange(row)) && (action.isAllowed?.(row) ?? true)

/** What this person can do with a row beside opening and deleting it. */
export const rowActions = (context: RowContext, row: object): readonly MenuAction[] => [
  ...(context.resource.actions ?? []).filter(isOfferedFor(row, context)),
  ...callActions(context.resource, row),
]

/** Whether there is anything of the kind, which each row of a page is asked. */
export const hasRowActions = (context: RowContext, row: object): boolean =>
  context.resource.actions?.some(isOfferedFor(row, context)) || callableNumbers(context.resource, row).length > 0

/** What this person can do with the whole list. */
export const listActions = (context: Context): readonly ListAction[] =>
  (context.resource.listActions ?? []).filter((action) => isOffered(action, context))

/** What this person can do with the selected rows beside changing fields of them and deleting them. */
export const selectionActions = (context: Context): readonly SelectionAction[] =>
  (context.resource.selectionActions ?? []).filter((action) => isOffered(action, context))
