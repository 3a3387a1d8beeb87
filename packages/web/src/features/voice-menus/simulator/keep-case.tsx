import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import type { CallTrace } from '@lineboard/sdk/call-path'
import { type KeyboardEvent, useState } from 'react'
import { reportError } from '../../../data/report-error.ts'
import { Button } from '../../../ui/button.tsx'
import { PlainField } from '../../../ui/plain-field.tsx'
import { endOf } from './menu-case.ts'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import { keepCase } from './use-cases.ts'
import { callOf, type Typed } from './use-simulator.ts'

interface KeepCaseProps {
  menuId: number | undefined
  trace: CallTrace
  typed: Typed
}

/** Keeps a run as a case: its keys, and how it ended. */
export function KeepCase({ menuId, trace, typed }: KeepCaseProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  if (menuId === undefined) return <p className={styles.note}>{t('keepLater')}</p>
  const keep = async () => {
    if (isBusy) return
    if (!name.trim()) return setMissing(true)
    setBusy(true)
    const { at: _at, ...call } = callOf(typed)
    try {
      await keepCase(name.trim(), { ...call, menuId, keys: trace.pressed, end: endOf(trace.outcome) })
      setName('')
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void keep()
  }
  return (
    <div className={styles.keep}>
      <PlainField
        label={t('name')}
        value={name}
        maxLength={TemplateInputNameMaxLength}
        error={isMissing ? t('nameMissing') : undefined}
        onChange={({ target }) => {
          setName(target.value)
          setMissing(false)
        }}
        onKeyDown={handleKey}
      />
      <Button variant="outlined" loading={isBusy} onClick={() => void keep()}>
        {t('keep')}
      </Button>
    </div>
  )
}
