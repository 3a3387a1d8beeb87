import { useId, useRef } from 'react'
import styles from './range-choice.module.css'

interface RangeChoiceProps {
  label: string
  value: number
  least: number
  most: number
  step: number
  /** The value in words. */
  words: string
  /** While it is being dragged. */
  onPreview: (value: number) => void
  onChange: (value: number) => void
}

/** A size, chosen by a slider that shows at once what it does. */
export function RangeChoice({ label, value, least, most, step, words, onPreview, onChange }: RangeChoiceProps) {
  const id = useId()
  // Keys that only pass by, such as Tab, change nothing.
  const kept = useRef(value)
  const keep = ({ currentTarget: { valueAsNumber } }: { currentTarget: HTMLInputElement }) => {
    if (valueAsNumber === kept.current) return
    kept.current = valueAsNumber
    onChange(valueAsNumber)
  }
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={id} className="tabular">
          {words}
        </output>
      </div>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onPreview(event.currentTarget.valueAsNumber)}
        onPointerUp={keep}
        onPointerCancel={keep}
        onKeyUp={keep}
        onBlur={keep}
      />
    </div>
  )
}
