import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined'
import { navigate } from 'wouter/use-browser-location'
import { type AssetKind, aboutParameter, toAbout } from '../features/tickets/about.ts'
import type { RowAction } from '../resource/actions/action.ts'
import type { Resource } from '../resource/define-resource.ts'
import { worksOnSomething } from '../resource/permissions.ts'
import { rowId, rowName } from '../resource/row-text.ts'
import { session } from '../state/session.ts'
import { t } from './app.messages.ts'

const kinds: Readonly<Record<string, AssetKind>> = {
  OpNumber: 'tracking_number',
  ReceivingNumber: 'receiving_number',
  TrackingSource: 'tracking_source',
  SipGateway: 'sip_gateway',
  CallLog: 'call',
  Ivr: 'voice_menu',
  DashUser: 'user',
}

/** Opens a ticket about a row of any list. */
const openTicket = (resource: Resource): RowAction => ({
  id: 'ticket',
  label: t('openTicket'),
  icon: ConfirmationNumberOutlined,
  // A ticket changes nothing of the row it is about.
  forReaders: true,
  isAllowed: () => session.access !== undefined && worksOnSomething(session.access),
  run(row) {
    const about = toAbout(kinds[resource.model] ?? 'other', rowId(resource, row), rowName(resource, row))
    navigate(`/service/ticket/add?${new URLSearchParams({ [aboutParameter]: about })}`)
  },
})

/** The resource with what can be done with the rows of every list. */
export const withTicketAction = (resource: Resource): Resource =>
  resource.model === 'Ticket' ? resource : { ...resource, actions: [...(resource.actions ?? []), openTicket(resource)] }
