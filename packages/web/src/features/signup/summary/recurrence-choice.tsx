import { recurrenceOf } from '@lineboard/sdk/sign-up'
import { useId } from 'react'
import { areChoicesLocked, chosenPlan, isSummaryBusy, recurrencesOf } from '../machine/selectors.ts'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import styles from './recurrence-choice.module.css'

/** Paid by the month, or by the year for less. */
export function RecurrenceChoice() {
  const { state, send } = useWizard()
  const name = useId()
  const plan = chosenPlan(state)
  const chosen = plan ? recurrenceOf(plan.recur) : state.choices.recurrence
  const ways = recurrencesOf(state)
  const isFixed = areChoicesLocked(state) || isSummaryBusy(state)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('summary.recurrence')}</legend>
      {(['monthly', 'annual'] as const).map((recurrence) => (
        <label key={recurrence} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={recurrence === chosen}
            disabled={isFixed || !ways.includes(recurrence)}
            onChange={() => send({ type: 'recurrenceChosen', recurrence })}
          />
          {t(`summary.${recurrence}`)}
          {recurrence === 'annual' && <span className={styles.saving}>{t('summary.saving')}</span>}
        </label>
      ))}
    </fieldset>
  )
}
