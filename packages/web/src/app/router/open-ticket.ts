import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { navigate } from '../../browser/navigate.ts'
import type { RowAction } from '../../kit/actions/action.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { rowId, rowName } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { aboutParameter, rowHref, subjectParameter } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { type AssetReference, toAbout } from '../../shared/tickets/about.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import { t } from '../app.messages.ts'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a ticket opened from a row is about. Of what has no kind of its own the noun is said with the name. */
function assetOf(resource: Resource, row: object): AssetReference {
  const name = rowName(resource, row)
  const { asset } = placeFacts[resource.place]
  if (asset) return { kind: asset, recordId: rowId(row), name }
  return { kind: 'other', name: t('assetName', { noun: capitalized(resource.nouns.one), name }) }
}

/** Address of the form that opens a ticket about a row; whoever sees every customer's rows opens it for the row's. */
export function ticketAddress(resource: Resource, row: object, subject?: string): string {
  const customerId = resource.model === 'Customer' ? rowId(row) : valueAt(row, 'customerId')
  const customer = seesEveryCustomer(session.access) && typeof customerId === 'number' ? customerId : undefined
  const about = { [aboutParameter]: toAbout(assetOf(resource, row)), [subjectParameter]: subject }
  return rowHref('tickets', { action: 'add' }, {}, { ...about, customer })
}

/** Opens a ticket about a row of any list. */
const openTicket = (resource: Resource): RowAction => ({
  id: 'ticket',
  label: t('openTicket'),
  icon: ConfirmationNumberOutlined,
  // A ticket changes nothing of the row it is about.
  forReaders: true,
  call: 'Ticket.create',
  run: (row) => navigate(ticketAddress(resource, row)),
})

/** Who changed a row is kept for people of the owner alone: others ask them. */
const askWhoChanged = (resource: Resource): RowAction => ({
  id: 'askWhoChanged',
  label: t('askWhoChanged'),
  icon: HistoryOutlined,
  forReaders: true,
  call: 'Ticket.create',
  isAllowed: () => session.access !== undefined && !isSeen(placeFacts.auditLogs, session.access),
  run: (row) => navigate(ticketAddress(resource, row, t('whoChanged', { name: rowName(resource, row) }))),
})

const ticketActions = (resource: Resource): readonly RowAction[] => {
  // A question about a ticket is a message in it.
  if (resource.model === 'Ticket') return []
  return [openTicket(resource), ...(resource.update ? [askWhoChanged(resource)] : [])]
}

/** The resource with what can be done with the rows of every list but that of tickets. */
export const withTicketAction = (resource: Resource): Resource => ({
  ...resource,
  actions: [...(resource.actions ?? []), ...ticketActions(resource)],
})
