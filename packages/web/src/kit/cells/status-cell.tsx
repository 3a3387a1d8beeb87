import type { components } from '@lineboard/contract'
import { t } from '../../shared/wallet/states.messages.ts'
import type { Cell } from '../column.ts'
import styles from './status-cell.module.css'

/** What a status means to the reader: all well, look here, something is wrong, or neither. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

type Statuses<Value extends string> = Record<Value, { label: string; tone: Tone }>

const labelsOf = (statuses: Readonly<Record<string, { label: string }>>) =>
  Object.entries(statuses).map(([value, { label }]) => ({ value, label }))

/** A status as a chip. Every value the contract allows needs a label and a tone. */
export function statusCell<Value extends string>(statuses: Statuses<Value>, widthPx = 120): Cell<Value> {
  const toText = (value: Value) => statuses[value]?.label ?? value
  return {
    toText,
    widthPx,
    choices: labelsOf(statuses),
    render: ({ value }) => (
      <span className={styles.chip} data-tone={statuses[value]?.tone ?? 'neutral'}>
        {toText(value)}
      </span>
    ),
  }
}

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
