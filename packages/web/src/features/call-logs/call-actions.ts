import type { components } from '@lineboard/contract'
import Block from '@mui/icons-material/Block'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import LinkIcon from '@mui/icons-material/Link'
import PersonAddAlt from '@mui/icons-material/PersonAddAlt'
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import PhoneEnabledOutlined from '@mui/icons-material/PhoneEnabledOutlined'
import PlayArrow from '@mui/icons-material/PlayArrow'
import SyncAlt from '@mui/icons-material/SyncAlt'
import { withoutBase } from '../../browser/address.ts'
import { navigate } from '../../browser/navigate.ts'
import type { RowAction, SelectionAction } from '../../kit/actions/action.ts'
import { callerHref, isNumber } from '../../shared/phone/call-icon.tsx'
import { playWhenShown } from '../../shared/recording/play-when-shown.ts'
import { t } from './call-logs.messages.ts'
import { isBlockedNow } from './callers.ts'
import { callPanels, handlingActions } from './handling-actions.ts'

type CallLog = components['schemas']['CallLog']

const isKnown = ({ callerNumber }: CallLog) => callerNumber !== 'anonymous'
const hasNumber = ({ callerNumber }: CallLog) => isNumber(callerNumber)

const giveAway = {
  id: 'give',
  label: t('give'),
  icon: SyncAlt,
  call: 'CallLog.updateCustomer',
  async dialog() {
    const { GiveCallDialog: ActionDialog, GiveCallsDialog: SelectionDialog } = await callPanels()
    return { ActionDialog, SelectionDialog }
  },
} as const

const link = {
  id: 'link',
  label: t('link'),
  icon: LinkIcon,
  call: 'CallLog.updatePhonebook',
  async dialog() {
    const { LinkCallDialog: ActionDialog, LinkCallsDialog: SelectionDialog } = await callPanels()
    return { ActionDialog, SelectionDialog }
  },
} as const

const source = {
  id: 'source',
  label: t('changeSource'),
  icon: CampaignOutlined,
  call: 'CallLog.upsert',
  async dialog() {
    const { ChangeSourceDialog: ActionDialog, ChangeSourcesDialog: SelectionDialog } = await callPanels()
    return { ActionDialog, SelectionDialog }
  },
} as const

const block = {
  id: 'block',
  icon: Block,
  call: 'BlacklistNumber.create',
  async dialog() {
    const { BlockCallerDialog: ActionDialog, BlockCallersDialog: SelectionDialog } = await callPanels()
    return { ActionDialog, SelectionDialog }
  },
} as const

/** Where all about the caller of a call is. */
export const aboutCaller = {
  label: t('toCaller'),
  hrefOf: (call: CallLog) => (isKnown(call) ? callerHref(call.callerNumber, call.customerId) : undefined),
}

/** What staff do with a call. */
export const callActions: readonly RowAction<CallLog>[] = [
  {
    id: 'listen',
    label: t('listen'),
    icon: PlayArrow,
    call: 'CallLog.find',
    forReaders: true,
    isAllowed: ({ recordingId }) => recordingId !== undefined,
    run(row, list) {
      playWhenShown(row.recordingId)
      // What is open already is no step of its own on the way back.
      if (list.hrefOf(row) !== withoutBase(location.pathname) + location.search) list.open(row)
    },
  },
  {
    id: 'caller',
    label: t('toCaller'),
    icon: PersonSearchOutlined,
    call: 'CallLog.find',
    forReaders: true,
    isAllowed: isKnown,
    run: (row) => navigate(callerHref(row.callerNumber, row.customerId)),
  },
  ...handlingActions,
  link,
  {
    id: 'contact',
    label: t('addContact'),
    icon: PersonAddAlt,
    call: 'PhoneBook.upsert',
    isAllowed: (row) => hasNumber(row) && row.caller_contactId === undefined,
    dialog: async () => ({ ActionDialog: (await callPanels()).AddContactDialog }),
  },
  source,
  { ...block, label: t('block'), isAllowed: (row) => hasNumber(row) && !isBlockedNow(row) },
  {
    id: 'unblock',
    label: t('unblock'),
    icon: PhoneEnabledOutlined,
    call: 'BlacklistNumber.deleteById',
    ofEveryRow: true,
    isAllowed: isBlockedNow,
    dialog: async () => ({ ActionDialog: (await callPanels()).UnblockDialog }),
  },
  giveAway,
]

/** What staff do with several calls. */
export const callSelectionActions: readonly SelectionAction[] = [
  source,
  link,
  { ...block, label: t('blockSelected') },
  giveAway,
]
