import type { components } from '@lineboard/contract'
import Block from '@mui/icons-material/Block'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import LinkIcon from '@mui/icons-material/Link'
import PersonAddAlt from '@mui/icons-material/PersonAddAlt'
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import PhoneEnabledOutlined from '@mui/icons-material/PhoneEnabledOutlined'
import PlayArrow from '@mui/icons-material/PlayArrow'
import SyncAlt from '@mui/icons-material/SyncAlt'
import { navigate, withoutBase } from '../../browser/address.ts'
import type { RowAction, SelectionAction } from '../../kit/actions/action.ts'
import { callerHref, isNumber } from '../../shared/phone/call-icon.tsx'
import { playWhenShown } from '../../shared/recording/play-when-shown.ts'
import { isBlockedNow, isRefused } from './blocked-now.ts'
import { t } from './call-logs.messages.ts'
import { handlingActions } from './handling-actions.ts'

type CallLog = components['schemas']['CallLog']

const isKnown = ({ callerNumber }: CallLog) => callerNumber !== 'anonymous'
const hasNumber = ({ callerNumber }: CallLog) => isNumber(callerNumber)

const giveAway = {
  id: 'give',
  label: t('give'),
  icon: SyncAlt,
  call: 'CallLog.updateCustomer',
  dialog: () => import('./give-calls-dialog.tsx'),
} as const

const link = {
  id: 'link',
  label: t('link'),
  icon: LinkIcon,
  call: 'CallLog.updatePhonebook',
  dialog: () => import('./link-contact-dialog.tsx'),
} as const

const source = {
  id: 'source',
  label: t('changeSource'),
  icon: CampaignOutlined,
  call: 'CallLog.upsert',
  dialog: () => import('./change-call-source-dialog.tsx'),
} as const

const block = {
  id: 'block',
  icon: Block,
  call: 'BlacklistNumber.create',
  dialog: () => import('./block-dialog.tsx'),
} as const

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
    dialog: () => import('./add-contact-dialog.tsx'),
  },
  source,
  { ...block, label: t('block'), isAllowed: (row) => hasNumber(row) && !isBlockedNow(row) },
  {
    id: 'unblock',
    label: t('unblock'),
    icon: PhoneEnabledOutlined,
    call: 'BlacklistNumber.deleteById',
    ofEveryRow: true,
    isAllowed: isRefused,
    dialog: () => import('./unblock-dialog.tsx'),
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
