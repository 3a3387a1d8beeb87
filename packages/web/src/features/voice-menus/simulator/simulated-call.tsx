import type { CallStep, CallTrace, MenuKey } from '@lineboard/sdk/call-flow'
import { comma } from '../../../lib/messages.ts'
import { outcomeText, stepText } from '../../../shared/call-flow/step-text.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { PhoneKeys } from '../../../shared/phone/phone-keys.tsx'
import { RecordingPlayer } from '../../../shared/recording/recording-player.tsx'
import { Button } from '../../../ui/button.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { playable, ReadAloud } from '../prompt/read-aloud.tsx'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import { stepsInside } from './tried-call.ts'

interface DialPadProps {
  trace: CallTrace
  onChange: (keys: readonly MenuKey[]) => void
}

/** The keys of a telephone, as long as a menu waits for one. */
export function DialPad({ trace: { pressed, steps }, onChange }: DialPadProps) {
  const isWaiting = steps.filter(({ kind }) => kind === 'menu').length > pressed.length
  const said = pressed.map((key) => (key === 'timeout' ? t('waited') : key)).join(comma)
  const press = (key: MenuKey) => onChange([...pressed, key])
  return (
    <fieldset className={styles.pad}>
      <legend>{t('keys')}</legend>
      <div className={styles.phone}>
        <PhoneKeys className={styles.keys}>
          {(key) => (
            <Button
              key={key}
              variant="outlined"
              aria-label={t('key', { key })}
              disabled={!isWaiting}
              onClick={() => press(key)}
            >
              {key}
            </Button>
          )}
        </PhoneKeys>
      </div>
      <Button variant="outlined" disabled={!isWaiting} onClick={() => press('timeout')}>
        {t('wait')}
      </Button>
      <Button disabled={pressed.length === 0} onClick={() => onChange([])}>
        {t('again')}
      </Button>
      {pressed.length > 0 && <span>{t('pressed', { keys: said })}</span>}
    </fieldset>
  )
}

/** A prompt of a menu, to be heard. */
function Heard({ step }: { step: CallStep }) {
  if (step.kind !== 'menu') return null
  const { greeting, name } = step.menu
  if (greeting.kind === 'text') {
    const { text = '', language, voice } = greeting
    return <ReadAloud {...{ text, name, language, voice }} />
  }
  const id = playable(greeting.recordingId)
  if (id === undefined) return null
  return <RecordingPlayer key={id} recordingId={id} label={t('promptOf', { name })} fileName={String(id)} />
}

/** What a caller hears and presses, in order, and what becomes of the call. */
export function Transcript({ trace }: { trace: CallTrace }) {
  const formatPhone = usePhoneFormat()
  const isWrong = trace.outcome.kind === 'nowhere' || trace.outcome.kind === 'refused'
  // Two steps may say the same: they are known by their place.
  const steps = stepsInside(trace).map((step, order) => ({ order, step }))
  return (
    <>
      <ol className={styles.steps} aria-label={t('steps')}>
        {steps.map(({ order, step }) => (
          <li key={order} data-wrong={step.kind === 'problem' || undefined}>
            <Unbroken>{stepText(step, formatPhone)}</Unbroken>
            <Heard step={step} />
          </li>
        ))}
      </ol>
      <p role="status" className={styles.outcome} data-wrong={isWrong || undefined}>
        <Unbroken>{outcomeText(trace.outcome, formatPhone)}</Unbroken>
      </p>
    </>
  )
}
