import { type ReactNode, useId } from 'react'
import styles from './choice-group.module.css'
import { t } from './choice-texts.messages.ts'

interface ChoiceGroupProps<Value extends string | number> {
  label: string
  hint?: string
  value: Value
  choices: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few choices, all in sight. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { label, hint, value, choices, onChange } = props
  const name = useId()
  const hintId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

/** What the buttons of a field with choices are called: without it, the library names them in English. */
export const choiceTexts = { openText: t('open'), closeText: t('close'), clearText: t('clear') }
