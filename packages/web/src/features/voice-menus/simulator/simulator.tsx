import type { CallTrace } from '@lineboard/sdk/call-path'
import { useId } from 'react'
import { Cases } from './cases.tsx'
import { Circumstances } from './circumstances.tsx'
import { DialPad } from './dial-pad.tsx'
import { KeepCase } from './keep-case.tsx'
import type { CaseResult } from './menu-case.ts'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import { Transcript } from './transcript.tsx'
import { type Typed, typedOf } from './use-simulator.ts'

interface SimulatorProps {
  /** Undefined for one that is not saved yet: it has no cases. */
  menuId: number | undefined
  trace: CallTrace
  typed: Typed
  results: readonly CaseResult[]
  readOnly: boolean
  onChange: (typed: Partial<Typed>) => void
}

/** Walks a menu as it is typed: keys are pressed, prompts are read, and runs are kept as cases. */
export function Simulator({ menuId, trace, typed, results, readOnly, onChange }: SimulatorProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.simulator}>
      <h4 id={titleId}>{t('title')}</h4>
      <p className={styles.note}>{t('hint')}</p>
      <Circumstances typed={typed} onChange={onChange} />
      <DialPad trace={trace} onChange={(keys) => onChange({ keys })} />
      <Transcript trace={trace} />
      {!readOnly && <KeepCase {...{ menuId, trace, typed }} />}
      <Cases results={results} onRun={(tried) => onChange(typedOf(tried))} />
    </section>
  )
}
