import type { CallTrace } from '@lineboard/sdk/call-path'
import { outcomeText, stepText } from '../../../parts/call-path/panel/step-text.ts'
import { usePhoneFormat } from '../../../parts/phone/format-phone.ts'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import { stepsInside } from './tried-call.ts'

/** What a caller hears and presses, in order, and what becomes of the call. */
export function Way({ trace }: { trace: CallTrace }) {
  const formatPhone = usePhoneFormat()
  const isWrong = trace.outcome.kind === 'nowhere' || trace.outcome.kind === 'refused'
  // Two steps may say the same: they are known by their place.
  const steps = stepsInside(trace).map((step, order) => ({ order, step }))
  return (
    <>
      <ol className={styles.steps} aria-label={t('steps')}>
        {steps.map(({ order, step }) => (
          <li key={order} data-wrong={step.kind === 'problem' || undefined}>
            {stepText(step, formatPhone)}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.outcome} data-wrong={isWrong || undefined}>
        {outcomeText(trace.outcome, formatPhone)}
      </p>
    </>
  )
}
