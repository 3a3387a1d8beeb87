import type { components } from '@lineboard/contract'
import { t } from '../../shared/wallet/states.messages.ts'
import { statusCell } from './status-cell.tsx'

type AccountState = components['schemas']['AccountState']

/** What a state of an account is called, wherever it is shown. */
export const accountStateLabels: Readonly<Record<AccountState, string>> = {
  active: t('account.active'),
  tracking_paused: t('account.tracking_paused'),
  calls_stopped: t('account.calls_stopped'),
}

/** The state of an account in a list. */
export const accountStateCell = statusCell(
  {
    active: { label: accountStateLabels.active, tone: 'success' },
    tracking_paused: { label: accountStateLabels.tracking_paused, tone: 'warning' },
    calls_stopped: { label: accountStateLabels.calls_stopped, tone: 'error' },
  },
  140,
)
