import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Snapshot, useSnapshot } from 'valtio'
import { reportError } from '../../data/report-error.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { worstText } from '../../shared/sound-quality/heard-calls.ts'
import { formatTime } from '../../state/dates.ts'
import { wanted } from '../../state/dial-number.ts'
import { closeSoftphone } from '../../state/softphone.ts'
import { softphoneConfig } from '../../state/softphone-config.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { keepAudible } from '../../ui/toast-area.tsx'
import { phoneServerOf } from '../line/phone-server-of.ts'
import type { PhoneCall } from '../machine/phone-state.ts'
import { askToNotify } from '../notify-of-call.ts'
import { t } from '../phone.messages.ts'
import { act, endPhone, findPhone, phone, startPhone, takePhone } from '../phone.ts'
import { CallCard, lasted } from './call-card.tsx'
import { CallerButton } from './caller-button.tsx'
import { Keypad } from './keypad.tsx'
import { MissedCalls } from './missed-calls.tsx'
import { NumberForm } from './number-form.tsx'
import styles from './phone-panel.module.css'
import { SoundChoice } from './sound-choice.tsx'

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

const pressable = 'a, button, input, label, select, summary, textarea'

/**
 * Of a double press the second counts for what the first was on: where something else has taken that place by then, it does nothing.
 * For `onClickCapture` of what holds both.
 */
export function useSamePress(): (event: MouseEvent) => void {
  const first = useRef<Element>(null)
  return (event) => {
    const pressed = event.target instanceof Element ? event.target.closest(pressable) : null
    if (event.detail > 1 && pressed !== first.current) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.detail <= 1) first.current = pressed
  }
}

/** What can be done where a call came to nothing; for other endings there is nothing to do. */
const nextSteps = [
  'forbidden',
  'credentials',
  'hiddenNumber',
  'noCommonSound',
  'misrouted',
  'networkBusy',
  'serverTrouble',
  'noConnection',
] as const

/** A call that is over: when, which way, how long or why not. */
function PastCall({ call, isLatest }: { call: Snapshot<PhoneCall>; isLatest: boolean }) {
  const { party, caller, direction, beganMs, answeredMs, endedMs, ending = 'hungUp', movedTo, worst } = call
  const time = answeredMs !== undefined && endedMs !== undefined ? lasted(answeredMs, endedMs) : undefined
  const next = nextSteps.find((each) => each === ending)
  return (
    <li className={styles.call}>
      <CallerButton party={party} isAddress={caller?.kind === 'stranger'} />
      <span className={styles.when}>
        {[t(`direction.${direction}`), formatTime(beganMs), time && t('lasted', { time })].filter(Boolean).join(' · ')}
        {' · '}
        {t(`ending.${ending}`)}
        {worst && worst.grade !== 'good' && ` · ${worstText(worst)}`}
        {isLatest && next && <span className={styles.next}>{t(`next.${next}`)}</span>}
        {movedTo !== undefined && <CallerButton party={movedTo} isNew />}
      </span>
    </li>
  )
}

/** What has become of the calls of this phone, and each called again by a press. */
export function CallHistory({ recent }: { recent: readonly Snapshot<PhoneCall>[] }) {
  if (recent.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('recent')}</h3>
      <ul className={styles.recent}>
        {recent.map((call, at) => (
          <PastCall key={call.id} call={call} isLatest={at === 0} />
        ))}
      </ul>
    </section>
  )
}

/** Calls who is typed, pasted, or pressed somewhere in the app; what is typed stays while a call rings, or the connection is lost. */
function Dialer({ isReady }: { isReady: boolean }) {
  const { number } = useSnapshot(wanted)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (number === undefined) return
    setTyped(formatPhone(number))
    wanted.number = undefined
  }, [number])
  const send = (whom: string) => {
    act('call', whom)
    setTyped('')
  }
  return (
    <NumberForm
      label={t('dial.label')}
      action={t('dial.call')}
      value={typed}
      disabled={!isReady}
      onChange={setTyped}
      onSend={send}
    >
      <Keypad onKey={(key) => setTyped((before) => before + key)} />
    </NumberForm>
  )
}

/** Keeps something of the body at hand while dialogs are open, which take the focus back and hide all else from screen readers. */
function useAtHand(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Dialogs hear of the focus at the document; React has it at the body already.
    const letBe = (event: FocusEvent) => {
      if (event.target instanceof Node && element.contains(event.target)) event.stopPropagation()
    }
    document.body.addEventListener('focusin', letBe)
    const end = keepAudible(element)
    element.removeAttribute('aria-hidden')
    return () => {
      document.body.removeEventListener('focusin', letBe)
      end()
    }
  }, [ref])
}

function Phone() {
  const { state, isHere } = useSnapshot(phone)
  const { calls, recent, registration } = state
  const isOn = registration !== 'off' && registration !== 'refused'
  useEffect(findPhone, [])
  return (
    <>
      <PhoneStatus />
      {calls.map((call) => (
        <CallCard
          key={call.id}
          call={call}
          others={calls.filter(({ id }) => id !== call.id)}
          isLost={registration === 'lost'}
        />
      ))}
      {isOn && <Dialer isReady={registration === 'registered'} />}
      <CallHistory recent={recent} />
      {isHere && <SoundChoice />}
    </>
  )
}

/** Microphone, locks and devices are there on pages of this machine or over HTTPS alone. */
const Usable = () => (isSecureContext ? <Phone /> : <p className={styles.note}>{t('insecure')}</p>)

/** The softphone: calls, whom to call, and what was missed. It is there beside dialogs, too: it may ring while a form is open. */
export function PhonePanel() {
  const server = phoneServerOf(softphoneConfig(), location.hostname)
  // Who answers by a double press is not to be muted by its second.
  const handlePress = useSamePress()
  const panel = useRef<HTMLElement>(null)
  useAtHand(panel)
  return createPortal(
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('title')}
      data-paper="none"
      onClickCapture={handlePress}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{t('title')}</h2>
        <IconButton label={t('close')} onClick={closeSoftphone}>
          <CloseOutlined />
        </IconButton>
      </header>
      <div className={styles.body}>
        {server ? <Usable /> : <p className={styles.note}>{t('notConfigured')}</p>}
        <MissedCalls />
      </div>
    </section>,
    document.body,
  )
}
