import { type FormEvent, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { askToNotify } from '../notify-of-call.ts'
import { t } from '../phone.messages.ts'
import { startPhone } from '../phone.ts'
import styles from './phone-panel.module.css'

/** Asks for the password, which is kept in memory alone: after a reload it is asked for again. */
export function SwitchOn() {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    setProblem(password === '' ? t('passwordMissing') : undefined)
    if (password === '') return
    askToNotify()
    startPhone(password).catch(reportError)
    setPassword('')
  }
  return (
    <form onSubmit={send} noValidate className={styles.form}>
      <PlainField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained">
        {t('switchOn')}
      </Button>
    </form>
  )
}
