import { type FormEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { askToNotify } from '../notify-of-call.ts'
import { t } from '../phone.messages.ts'
import { act, endPhone, phone, startPhone, takePhone } from '../phone.ts'
import styles from './phone-panel.module.css'

/** Asks for the password, which is kept in memory alone: after a reload it is asked for again. */
function SwitchOn() {
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

/** Whether calls come in, in words, and what to do where they don't. */
export function PhoneStatus() {
  const { state, isHere } = useSnapshot(phone)
  const { registration, doNotDisturb, calls } = state
  const isOff = registration === 'off' || registration === 'refused'
  const isElsewhere = !isOff && !isHere
  const words = doNotDisturb && registration === 'registered' ? t('callsRejected') : t(`registration.${registration}`)
  const where = t(calls.length > 0 ? 'elsewhereBusy' : 'registration.elsewhere')
  return (
    <>
      <p className={styles.status}>
        <span role="status" data-registration={registration}>
          {isElsewhere ? `${words} · ${where}` : words}
        </span>
        {isHere && !isOff && <Button onClick={endPhone}>{t('switchOff')}</Button>}
        {isElsewhere && (
          <Button disabled={calls.length > 0} onClick={takePhone}>
            {t('useHere')}
          </Button>
        )}
      </p>
      {isOff && <SwitchOn />}
      {!isOff && (
        <label className={styles.note}>
          <input
            type="checkbox"
            checked={doNotDisturb}
            onChange={(event) => act('setDoNotDisturb', event.target.checked)}
          />{' '}
          {t('doNotDisturb')}
        </label>
      )}
    </>
  )
}
