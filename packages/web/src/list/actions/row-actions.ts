import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import type { ListAction, MenuAction, RowAction, SelectionAction } from '../../kit/actions/action.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { valueAt } from '../../kit/value-at.ts'
import { t } from '../../shared/phone/call-button.messages.ts'
import { mayCall } from '../../shared/phone/call-icon.tsx'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { dialNumber } from '../../state/dial-number.ts'
import type { CommandsContext, QueryContext, SelectionContext } from '../context/list-provider.tsx'

/** Ways to call each number that the columns of a row show, for a screen that is touched. Of several each says which it is. */
export function dialActions({ columns }: Pick<Resource, 'columns'>, row: object): MenuAction[] {
  const shown = new Map<string, string>()
  for (const { cell, field, label } of columns) {
    const number = cell.isPhone ? valueAt(row, field) : undefined
    if (typeof number === 'string' && mayCall(number) && !shown.has(number)) shown.set(number, label)
  }
  return Array.from(shown, ([number, name]) => ({
    id: `call ${number}`,
    label: t(shown.size > 1 ? 'callNamed' : 'callNumber', { number: formatPhone(number), name }),
    icon: PhoneOutlined,
    forReaders: true as const,
    run: () => dialNumber(number),
  }))
}

type Context = Pick<QueryContext, 'resource'> & Pick<CommandsContext, 'may'>
type RowContext = Context & Pick<SelectionContext, 'mayChange'>
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
export const listActions = (context: Context & { can: Pick<CommandsContext['can'], 'see'> }): readonly ListAction[] =>
  (context.resource.listActions ?? []).filter((action) => context.can.see && isOffered(action, context))

/** What this person can do with the selected rows beside changing fields of them and deleting them. */
export const selectionActions = (context: Context): readonly SelectionAction[] =>
  (context.resource.selectionActions ?? []).filter((action) => isOffered(action, context))
