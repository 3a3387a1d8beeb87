import { useId } from 'react'
import styles from './switch-choice.module.css'

interface SwitchChoiceProps {
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off. */
export function SwitchChoice({ label, hint, isOn, onChange }: SwitchChoiceProps) {
  const hintId = useId()
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
