import type { components } from '@lineboard/contract'
import DoneAll from '@mui/icons-material/DoneAll'
import PhoneCallback from '@mui/icons-material/PhoneCallback'
import Undo from '@mui/icons-material/Undo'
import type { RowAction, SelectionAction } from '../../kit/actions/action.ts'
import type { Target } from '../../kit/row-result.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from './call-logs.messages.ts'
import type { Handling } from './change-calls.ts'

type CallLog = components['schemas']['CallLog']

const marks = [
  { id: 'calledBack', to: 'called_back', label: t('markCalledBack'), icon: PhoneCallback },
  { id: 'handled', to: 'handled', label: t('markHandled'), icon: DoneAll },
  { id: 'reopen', to: 'open', label: t('markOpen'), icon: Undo },
] as const satisfies readonly { id: string; to: Handling; label: string; icon: RowAction['icon'] }[]

/** The rules of calls weigh more than the list: they come with the first change. */
const markCalls = async (targets: readonly Target[], to: Handling) =>
  (await import('./change-calls.ts')).markCalls(targets, to)

/** Says what became of a call that nobody answered. */
export const handlingActions: readonly RowAction<CallLog>[] = marks.map(({ to, ...mark }) => ({
  ...mark,
  call: 'CallLog.upsert',
  isAllowed: ({ handling }) => handling !== undefined && handling !== to,
  run: ({ id, callerNumber }) => markCalls([{ id, name: formatPhone(callerNumber) }], to),
}))

/** Says it of several calls. */
export const handlingSelectionActions: readonly SelectionAction[] = marks.map(({ to, ...mark }) => ({
  ...mark,
  call: 'CallLog.upsert',
  run: (targets) => markCalls(targets, to),
}))
