import type { CallTrace } from '@lineboard/sdk/call-path'
import { type KeyboardEvent, useId } from 'react'
import { PlainField } from '../../../ui/plain-field.tsx'
import { Cases } from './cases.tsx'
import { DialPad } from './dial-pad.tsx'
import { KeepCase } from './keep-case.tsx'
import type { CaseResult } from './menu-case.ts'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import type { Typed } from './use-simulator.ts'
import { Way } from './way.tsx'

interface SimulatorProps {
  /** Undefined for one that is not saved yet: it has no cases. */
  menuId: number | undefined
  trace: CallTrace
  typed: Typed
  results: readonly CaseResult[]
  readOnly: boolean
  onChange: (typed: Partial<Typed>) => void
}

// What is typed here is no part of the form: Enter must not save that.
const notSaving = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** Walks a menu as it is typed: keys are pressed, prompts are read, and runs are kept as cases. */
export function Simulator({ menuId, trace, typed, results, readOnly, onChange }: SimulatorProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.simulator}>
      <h4 id={titleId}>{t('title')}</h4>
      <p className={styles.note}>{t('hint')}</p>
      <div className={styles.facts}>
        <PlainField
          label={t('caller')}
          title={t('callerHint')}
          type="tel"
          autoComplete="off"
          value={typed.caller}
          onChange={({ target }) => onChange({ caller: target.value })}
          onKeyDown={notSaving}
        />
        <PlainField
          label={t('clock')}
          type="datetime-local"
          value={typed.clock}
          onChange={({ target }) => onChange({ clock: target.value })}
          onKeyDown={notSaving}
        />
      </div>
      <DialPad trace={trace} onChange={(keys) => onChange({ keys })} />
      <Way trace={trace} />
      {!readOnly && <KeepCase menuId={menuId} trace={trace} caller={typed.caller} />}
      <Cases results={results} onRun={({ keys, caller = '' }) => onChange({ keys, caller })} />
    </section>
  )
}
