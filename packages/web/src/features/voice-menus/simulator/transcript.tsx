import type { CallStep, CallTrace } from '@lineboard/sdk/call-path'
import { outcomeText, stepText } from '../../../shared/call-path/step-text.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { RecordingPlayer } from '../../../shared/recording/recording-player.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { playable } from '../prompt/playable.ts'
import { ReadAloud } from '../prompt/read-aloud.tsx'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import { stepsInside } from './tried-call.ts'

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
