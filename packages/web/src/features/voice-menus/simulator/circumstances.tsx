import type { KeyboardEvent } from 'react'
import { formatDay, formatTime, timeZone } from '../../../state/dates.ts'
import { formatTimeZone } from '../../../state/time-zone-name.ts'
import { PlainField } from '../../../ui/plain-field.tsx'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import type { Typed } from './use-simulator.ts'
import { instantOf } from './use-simulator.ts'

interface CircumstancesProps {
  typed: Typed
  onChange: (typed: Partial<Typed>) => void
}

// What is typed here is no part of the form: Enter must not save that.
const notSaving = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

const wallets = [
  { value: 'funds', label: t('walletFunds') },
  { value: 'empty', label: t('walletEmpty') },
]

/** Who calls, when, who is blocked and what the wallet holds. */
export function Circumstances({ typed: { caller, clock, blocked, isWalletEmpty }, onChange }: CircumstancesProps) {
  const at = instantOf(clock, timeZone()) ?? new Date()
  return (
    <>
      <div className={styles.facts}>
        <PlainField
          label={t('caller')}
          title={t('callerHint')}
          type="tel"
          autoComplete="off"
          value={caller}
          onChange={({ target }) => onChange({ caller: target.value })}
          onKeyDown={notSaving}
        />
        <PlainField
          label={t('blocked')}
          title={t('blockedHint')}
          autoComplete="off"
          value={blocked}
          onChange={({ target }) => onChange({ blocked: target.value })}
          onKeyDown={notSaving}
        />
        <PlainSelect
          label={t('wallet')}
          options={wallets}
          value={isWalletEmpty ? 'empty' : 'funds'}
          onChange={({ target }) => onChange({ isWalletEmpty: target.value === 'empty' })}
          onKeyDown={notSaving}
        />
        <PlainField
          label={t('clock', { zone: formatTimeZone(at) })}
          type="datetime-local"
          value={clock}
          onChange={({ target }) => onChange({ clock: target.value })}
          onKeyDown={notSaving}
        />
      </div>
      <p className={styles.note}>{t('noHours', { day: formatDay(at), time: formatTime(at) })}</p>
    </>
  )
}
