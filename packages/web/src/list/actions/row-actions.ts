import type { ListAction, MenuAction, RowAction, SelectionAction } from '../../resource/actions/action.ts'
import type { List } from '../list.ts'
import { dialActions } from './dial-actions.ts'

type Context = Pick<List, 'resource' | 'may'>
type RowContext = Context & Pick<List, 'mayChange'>
type Offered = Pick<RowAction, 'call' | 'forReaders' | 'ofEveryRow'>

const isOffered = ({ call, forReaders, ofEveryRow }: Offered, { may }: Context, mayChange = true) =>
  may(call) && (forReaders || ofEveryRow || mayChange)

/** What this person can do with a row beside opening and deleting it. */
export const rowActions = (context: RowContext, row: object): readonly MenuAction[] => [
  ...(context.resource.actions ?? []).filter(
    (action) => isOffered(action, context, context.mayChange(row)) && (action.isAllowed?.(row) ?? true),
  ),
  ...dialActions(context.resource, row),
]

/** What this person can do with the whole list: nothing where they may not see it. */
export const listActions = (context: Context & { can: Pick<List['can'], 'see'> }): readonly ListAction[] =>
  (context.resource.listActions ?? []).filter((action) => context.can.see && isOffered(action, context))

/** What this person can do with the selected rows beside changing fields of them and deleting them. */
export const selectionActions = (context: Context): readonly SelectionAction[] =>
  (context.resource.selectionActions ?? []).filter((action) => isOffered(action, context))
