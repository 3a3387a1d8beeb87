import type { components } from '@lineboard/contract'
import Block from '@mui/icons-material/Block'
import LinkIcon from '@mui/icons-material/Link'
import PersonAddAlt from '@mui/icons-material/PersonAddAlt'
import SyncAlt from '@mui/icons-material/SyncAlt'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import type { RowAction, SelectionAction } from '../../resource/actions/action.ts'
import { reassignLater } from '../../resource/reassign/reassign-later.ts'
import { t } from './call-logs.messages.ts'

type CallLog = components['schemas']['CallLog']

const hasNumber = ({ callerNumber }: CallLog) => callerNumber !== 'anonymous'

function block({ id, callerNumber, customerId }: CallLog): void {
  const caller = formatPhone(callerNumber)
  reassignLater({
    model: 'CallLog',
    ids: [id],
    shown: {},
    call: ['BlacklistNumber.create', { body: { number: callerNumber, customerId } }],
    text: t('blocking', { caller }),
    doneText: t('blocked', { caller }),
  })
}

const giveAway = {
  id: 'give',
  label: t('give'),
  icon: SyncAlt,
  call: 'CallLog.updateCustomer',
  dialog: () => import('./give-calls-dialog.tsx'),
} as const

/** What staff do with a call. */
export const callActions: readonly RowAction<CallLog>[] = [
  {
    id: 'link',
    label: t('link'),
    icon: LinkIcon,
    call: 'CallLog.updatePhonebook',
    dialog: () => import('./link-contact-dialog.tsx'),
  },
  {
    id: 'contact',
    label: t('addContact'),
    icon: PersonAddAlt,
    call: 'PhoneBook.upsert',
    isAllowed: (row) => hasNumber(row) && row.caller_contactId === undefined,
    dialog: () => import('./add-contact-dialog.tsx'),
  },
  { id: 'block', label: t('block'), icon: Block, call: 'BlacklistNumber.create', isAllowed: hasNumber, run: block },
  giveAway,
]

/** What staff do with several calls. */
export const callSelectionActions: readonly SelectionAction[] = [giveAway]
