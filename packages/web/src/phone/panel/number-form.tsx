import { plainDigits } from '@lineboard/sdk'
import { parsePhone } from '@lineboard/sdk/phone'
import { type FormEvent, type ReactNode, useState } from 'react'
import { phoneHome } from '../../state/own-phone-country.ts'
import { softphoneConfig } from '../../state/softphone-config.ts'
import { Button } from '../../ui/button.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { phoneServerOf } from '../line/phone-server-of.ts'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

/** Whom a text calls, or why it calls nobody. */
export type Callee = { whom: string } | { problem: 'missing' | 'extension' }

/** The digits and signs that numbers are written with; dashes of any length. */
const written = /^[+\d\s().*#/\p{Pd}-]+$/u

/** A username as it is, or that of a SIP address of this server. */
function usernameIn(typed: string): string {
  const domain = phoneServerOf(softphoneConfig(), location.hostname)?.domain
  const [, user, host] = /^(.+)@([^@;?]+)(?:[;?].*)?$/.exec(typed) ?? []
  return user && domain !== undefined && host?.toLowerCase() === domain.toLowerCase() ? user : typed
}

/**
 * Whom a text calls: a number in E.164 form, however it is written; one that is no number of any country as its digits, such as
 * `101`; everything else is a username. A number with an extension can't be called in one: that is for the keys, once somebody answers.
 */
export function parseCallee(text: string): Callee {
  const typed = usernameIn(text.trim().replace(/^(?:tel|sips?):/i, ''))
  if (typed === '') return { problem: 'missing' }
  const digits = plainDigits(typed)
  const { e164, isValid } = parsePhone(digits, phoneHome())
  if (e164 && isValid) return { whom: e164 }
  // Without what is behind it, it is a number.
  if (e164 && parsePhone(e164).isValid) return { problem: 'extension' }
  return { whom: written.test(digits) ? digits.replace(/[^\d+*#]/g, '') : typed }
}

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
