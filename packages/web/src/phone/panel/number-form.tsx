import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from '../phone.messages.ts'
import { parseCallee } from './parse-callee.ts'
import styles from './phone-panel.module.css'

interface NumberFormProps {
  label: string
  action: string
  value: string
  onChange: (value: string) => void
  onSend: (whom: string) => void
  disabled?: boolean
  children?: ReactNode
}

/** A number or username to be called; what was typed as people write numbers is understood. */
export function NumberForm({ label, action, value, onChange, onSend, disabled = false, children }: NumberFormProps) {
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const callee = parseCallee(value)
    setProblem('problem' in callee ? t(`dial.${callee.problem}`) : undefined)
    if ('whom' in callee) onSend(callee.whom)
  }
  return (
    <form onSubmit={send} noValidate>
      <div className={styles.form}>
        <PlainField
          label={label}
          value={value}
          error={problem}
          inputMode="text"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={disabled}>
          {action}
        </Button>
      </div>
      {children}
    </form>
  )
}
