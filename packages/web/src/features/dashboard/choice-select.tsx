import styles from './dashboard-choice.module.css'

interface ChoiceSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice of a few, its name within: one line beside buttons, and no more code than the browser's own. */
export const ChoiceSelect = ({ label, value, options, onChange }: ChoiceSelectProps) => (
  <label className={styles.select}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
