import { plainDigits } from '@lineboard/sdk'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNow } from '../../browser/use-now.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { qualityText } from '../../shared/sound-quality/heard-calls.ts'
import { Button } from '../../ui/button.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { PhoneCall } from '../machine/phone-state.ts'
import { t } from '../phone.messages.ts'
import { act } from '../phone.ts'
import { Keypad } from './keypad.tsx'
import { NumberForm } from './number-form.tsx'
import styles from './phone-panel.module.css'
import { WhoCalls } from './who-calls.tsx'

/** Gives a call to somebody else: unasked, or to whom another call is with. */
function TransferForm({ id, others }: { id: string; others: readonly PhoneCall[] }) {
  const [typed, setTyped] = useState('')
  const formatPhone = usePhoneFormat()
  return (
    <>
      <NumberForm
        label={t('call.transferTo')}
        action={t('call.transfer')}
        value={typed}
        onChange={setTyped}
        onSend={(whom) => act('transfer', id, { whom })}
      />
      <div className={styles.actions}>
        {others
          .filter(({ stage }) => stage === 'talking')
          .map(({ id: call, party }) => (
            <Button key={call} variant="outlined" onClick={() => act('transfer', id, { call })}>
              <Unbroken>{t('call.connect', { whom: formatPhone(party) })}</Unbroken>
            </Button>
          ))}
      </div>
    </>
  )
}

type Open = 'keys' | 'transfer' | undefined

/** How long something has lasted, in minutes and seconds. */
export function lasted(fromMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - fromMs) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function stageOf(call: PhoneCall, nowMs: number, isLost: boolean): string {
  const { stage, progress, isHeld, isHeldThere, isCut, isReturning, answeredMs = 0 } = call
  const time = lasted(answeredMs, nowMs)
  if (isReturning) return t('call.returning')
  if (stage === 'calling' && progress) return progress.hasSound ? t('call.early') : t('call.ringsThere')
  if (stage === 'calling') return t('call.calling')
  if (stage === 'ringing') return isLost ? t('call.ringingLost') : t('call.ringing')
  if (isCut) return t('call.cut', { time })
  if (isHeld) return t('call.held', { time })
  return isHeldThere ? t('call.heldThere', { time }) : t('call.talking', { time })
}

function TalkActions({ call, open, onOpen }: { call: PhoneCall; open: Open; onOpen: (open: Open) => void }) {
  const { id, isMuted, isHeld } = call
  const toggle = (which: 'keys' | 'transfer') => () => onOpen(open === which ? undefined : which)
  return (
    <>
      <Button variant="outlined" aria-pressed={isMuted} onClick={() => act('setMuted', id, !isMuted)}>
        {isMuted ? t('call.unmute') : t('call.mute')}
      </Button>
      <Button variant="outlined" aria-pressed={isHeld} onClick={() => act('setHeld', id, !isHeld)}>
        {isHeld ? t('call.resume') : t('call.hold')}
      </Button>
      <Button variant="outlined" aria-expanded={open === 'keys'} onClick={toggle('keys')}>
        {t('call.keys')}
      </Button>
      <Button variant="outlined" aria-expanded={open === 'transfer'} onClick={toggle('transfer')}>
        {t('call.transfer')}
      </Button>
      <Button variant="contained" color="error" onClick={() => act('hangUp', id)}>
        {t('call.hangUp')}
      </Button>
    </>
  )
}

/** Whether a call is being given to somebody, or could not be. */
function TransferNote({ transfer: { whom: party, ending } }: { transfer: NonNullable<PhoneCall['transfer']> }) {
  const whom = usePhoneFormat()(party)
  const text = ending
    ? t('call.notTransferred', { whom, why: t(`ending.${ending}`) })
    : t('call.transferring', { whom })
  return (
    <p className={styles.note} role="status">
      {text}
    </p>
  )
}

/** Asks whether a number is called that the other side gives the call to. */
function ReferralQuestion({ id, party, referral }: { id: string; party: string; referral: string }) {
  const formatPhone = usePhoneFormat()
  const whom = formatPhone(referral)
  return (
    <>
      <p className={styles.note} role="alert">
        <Unbroken>{t('call.referral', { party: formatPhone(party), whom })}</Unbroken>
      </p>
      <div className={styles.actions}>
        <Button variant="contained" onClick={() => act('answerReferral', id, true)}>
          <Unbroken>{t('callAgain', { whom })}</Unbroken>
        </Button>
        <Button variant="outlined" onClick={() => act('answerReferral', id, false)}>
          {t('call.decline')}
        </Button>
      </div>
    </>
  )
}

/** The key of a telephone that is pressed at a keyboard, and not into a field. */
function keyOf({ key, repeat, target, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined {
  if (repeat || ctrlKey || altKey || metaKey || target instanceof HTMLInputElement) return undefined
  const digit = plainDigits(key)
  return /^[\d*#]$/.test(digit) ? digit : undefined
}

/** The keys of a call, pressed here or at the keyboard, and which went out. */
function CallKeys({ pressed, onKey }: { pressed: string; onKey: (key: string) => void }) {
  return (
    <>
      <Keypad onKey={onKey} />
      <p className={`${styles.note} tabular`} role="status" dir="ltr">
        {pressed}
      </p>
    </>
  )
}

interface CallCardProps {
  call: PhoneCall
  others: readonly PhoneCall[]
  /** Whether there is no connection to the phone server. */
  isLost?: boolean
}

/** One call: who it is, how it stands, and what can be done. */
export function CallCard({ call, others, isLost = false }: CallCardProps) {
  const { id, stage, party, caller, called } = call
  const [open, setOpen] = useState<Open>()
  const formatPhone = usePhoneFormat()
  const nowMs = useNow()
  const whom = formatPhone(party)
  const card = useRef<HTMLElement>(null)
  const stageBefore = useRef(stage)
  // The button that answered, or gave up calling, goes with that.
  useEffect(() => {
    if (stage !== stageBefore.current && document.activeElement === document.body) card.current?.focus()
    stageBefore.current = stage
  }, [stage])
  const press = (key: string) => act('sendKey', id, key)
  const handleKey = (event: KeyboardEvent) => {
    const key = open === 'keys' ? keyOf(event) : undefined
    if (key === undefined) return
    event.preventDefault()
    press(key)
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      onKeyDown={handleKey}
      data-stage={stage}
      aria-label={t('call.with', { whom })}
    >
      <p className={styles.who}>{whom}</p>
      <p className={styles.note} role="status">
        {stageOf(call, nowMs, isLost)}
        {call.isMuted && ` · ${t('call.muted')}`}
      </p>
      {stage === 'talking' && call.quality && <p className={styles.note}>{qualityText(call.quality)}</p>}
      {call.transfer && <TransferNote transfer={call.transfer} />}
      {call.referral !== undefined && <ReferralQuestion id={id} party={party} referral={call.referral} />}
      <WhoCalls party={party} caller={caller} called={called} />
      <div className={styles.actions}>
        {stage === 'ringing' && (
          <>
            <Button variant="contained" disabled={isLost} onClick={() => act('answer', id)}>
              {t('call.answer')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => act('reject', id)}>
              {t('call.reject')}
            </Button>
          </>
        )}
        {stage === 'calling' && (
          <>
            {/* Menus of toll-free numbers speak before they answer. */}
            <Button
              variant="outlined"
              aria-expanded={open === 'keys'}
              onClick={() => setOpen(open === 'keys' ? undefined : 'keys')}
            >
              {t('call.keys')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => act('hangUp', id)}>
              {t('call.cancel')}
            </Button>
          </>
        )}
        {stage === 'talking' && <TalkActions call={call} open={open} onOpen={setOpen} />}
      </div>
      {open === 'keys' && <CallKeys pressed={call.keys ?? ''} onKey={press} />}
      {open === 'transfer' && <TransferForm id={id} others={others} />}
    </section>
  )
}
