import type { components } from '@lineboard/contract'
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import { api } from '../../data/client.ts'
import type { RowAction } from '../../kit/actions/action.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { stateId } from './ticket-cells.ts'
import { t } from './tickets.messages.ts'

type Ticket = components['schemas']['Ticket']
type Change = components['schemas']['TicketVersionInput']

/** Adds a version that changes this alone, and says so; those who observe the ticket hear of it as of an answer. */
async function change({ id }: Ticket, body: Change, said: 'taken' | 'nowClosed' | 'openAgain'): Promise<void> {
  await api().Ticket.createVersion({ id, body })
  toast({ severity: 'success', text: t(said, { id: String(id) }) })
}

const call = 'Ticket.createVersion'

/** What is done with a ticket without an answer. */
export const ticketActions: readonly RowAction<Ticket>[] = [
  {
    id: 'take',
    label: t('take'),
    icon: AssignmentIndOutlined,
    call,
    // Customers ask, and the staff answers.
    isAllowed: ({ ownerId }) => seesEveryCustomer(session.access) && ownerId !== session.user?.id,
    run: (row) => change(row, { ownerId: session.user?.id ?? null }, 'taken'),
  },
  {
    id: 'close',
    label: t('close'),
    icon: CheckCircleOutlined,
    call,
    isAllowed: ({ state }) => state !== 'closed',
    run: (row) => change(row, { stateId: stateId('closed') }, 'nowClosed'),
  },
  {
    id: 'openAgain',
    label: t('reopen'),
    icon: ReplayOutlined,
    call,
    isAllowed: ({ state }) => state === 'closed' || state === 'resolved',
    run: (row) => change(row, { stateId: stateId('open') }, 'openAgain'),
  },
]
