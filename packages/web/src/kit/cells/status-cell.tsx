import type { Cell } from '../column.ts'
import styles from './status-cell.module.css'

/** What a status means to the reader: all well, look here, something is wrong, or neither. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

type Statuses<Value extends string> = Record<Value, { label: string; tone: Tone }>

const labelsOf = (statuses: Readonly<Record<string, { label: string }>>) =>
  Object.entries(statuses).map(([value, { label }]) => ({ value, label }))

/** A status as a chip. Every value the contract allows needs a label and a tone. */
export function statusCell<Value extends string>(statuses: Statuses<Value>, widthPx = 120): Cell<Value> {
  const toText = (value: Value) => statuses[value]?.label ?? value
  return {
    toText,
    widthPx,
    choices: labelsOf(statuses),
    render: ({ value }) => (
      <span className={styles.chip} data-tone={statuses[value]?.tone ?? 'neutral'}>
        {toText(value)}
      </span>
    ),
  }
}
