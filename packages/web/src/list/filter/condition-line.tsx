import {
  formatRelativeDays,
  isDay,
  isMonth,
  parseRelativeDays,
  parseTimeOfDay,
  type RelativeDays,
  relativeUnits,
} from '@lineboard/sdk'
import Close from '@mui/icons-material/Close'
import { useId, useState } from 'react'
import { type Condition, type Operator, takesValue, wayOf } from '../../kit/filter/conditions.ts'
import type { NamedValue } from '../../kit/filter/named-values.ts'
import { t as operatorText } from '../../kit/filter/operators.messages.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { t } from './filter.messages.ts'
import styles from './filter-panel.module.css'

/** A field that conditions can be about, and what it is called. */
export interface PanelField {
  key: string
  label: string
}

const inputTypes: Readonly<Partial<Record<Operator, keyof typeof native>>> = {
  on: 'date',
  from: 'date',
  upTo: 'date',
  inMonth: 'month',
  atTime: 'time',
}

/** What inputs of each type can show; anything else that was typed is shown as text. */
const native = {
  date: isDay,
  month: isMonth,
  time: (text: string) => text.length === 5 && parseTimeOfDay(text)?.minute !== undefined,
}

/** The value that a comparison begins with, in the place of that of another comparison. */
function valueFor(next: Operator, operator: Operator, value: string): string {
  const way = wayOf(next)
  if (way) {
    const { count, unit, orNever } = parseRelativeDays(value) ?? { count: 7, unit: 'day', orNever: false }
    return formatRelativeDays({ way, count, unit, orNever })
  }
  return takesValue(next) && !wayOf(operator) && inputTypes[next] === inputTypes[operator] ? value : ''
}

interface ConditionLineProps {
  line: Condition
  /** Its place in the filter, from 1. */
  number: number
  fields: readonly PanelField[]
  /** What its field is called, where that is none of those to choose from. */
  label: string | undefined
  operators: readonly Operator[]
  known: readonly NamedValue[]
  /** The field has a few values to choose from. */
  hasChoices: boolean
  /** How its values are written. */
  hint: string | undefined
  onField: (key: string) => void
  onEdit: (part: Partial<Condition>) => void
  onRemove: () => void
}

/** One condition: field, comparison and value. */
export function ConditionLine({
  line: { key, operator, value },
  number,
  fields,
  label,
  operators,
  known,
  hasChoices,
  hint,
  onField,
  onEdit,
  onRemove,
}: ConditionLineProps) {
  return (
    <fieldset className={styles.line} aria-label={t('condition', { number: number })}>
      <select aria-label={t('field')} value={key} onChange={(event) => onField(event.target.value)}>
        <option value="">{t('anyField')}</option>
        {fields.map((field) => (
          <option key={field.key} value={field.key}>
            {field.label}
          </option>
        ))}
        {key && !fields.some((field) => field.key === key) && <option value={key}>{label ?? key}</option>}
      </select>
      <select
        aria-label={t('comparison')}
        value={operator}
        onChange={(event) => {
          const next = operators.find((each) => each === event.target.value) ?? operator
          onEdit({ operator: next, value: valueFor(next, operator, value) })
        }}
      >
        {operators.map((each) => (
          <option key={each} value={each}>
            {operatorText(each)}
          </option>
        ))}
      </select>
      {takesValue(operator) ? (
        <ValueField
          key={`${key} ${operator}`}
          operator={operator}
          value={value}
          known={known}
          hint={hint}
          isChoice={hasChoices && (operator === 'is' || operator === 'isNot')}
          onChange={(next) => onEdit({ value: next })}
        />
      ) : (
        <span />
      )}
      <RoundButton size="small" label={t('remove', { number: number })} onClick={onRemove}>
        <Close fontSize="small" />
      </RoundButton>
    </fieldset>
  )
}

interface ValueFieldProps {
  operator: Operator
  value: string
  known: readonly NamedValue[]
  hint: string | undefined
  /** Only the known values make sense. */
  isChoice: boolean
  onChange: (value: string) => void
}

/** A number of days, weeks or months, and whether rows without a date are meant, too. */
function DaysField({ days, onChange }: { days: RelativeDays; onChange: (value: string) => void }) {
  const { count, unit, orNever } = days
  const set = (part: Partial<RelativeDays>) => onChange(formatRelativeDays({ ...days, ...part }))
  return (
    <span className={styles.days}>
      <input
        type="number"
        min={1}
        max={9999}
        aria-label={t('value')}
        value={count}
        onChange={({ target }) => set({ count: Math.min(9999, Math.max(1, Math.trunc(target.valueAsNumber) || 1)) })}
      />
      <select
        aria-label={t('unit')}
        value={unit}
        onChange={({ target }) => set({ unit: relativeUnits.find((each) => each === target.value) ?? unit })}
      >
        {relativeUnits.map((each) => (
          <option key={each} value={each}>
            {t(`units.${each}`, { count })}
          </option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={orNever} onChange={({ target }) => set({ orNever: target.checked })} />
        {t('orNever')}
      </label>
    </span>
  )
}

function ValueField({ operator, value, known, hint, isChoice, onChange }: ValueFieldProps) {
  const listId = useId()
  const wanted = inputTypes[operator]
  // The type stays while somebody types, whatever the text becomes.
  const [type] = useState(wanted && (value === '' || native[wanted](value)) ? wanted : 'text')
  const days = wayOf(operator) && parseRelativeDays(value)
  if (days) return <DaysField days={days} onChange={onChange} />
  if (isChoice) {
    return (
      <select aria-label={t('value')} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('choose')}</option>
        {value && !known.some((choice) => choice.value === value) && <option value={value}>{value}</option>}
        {known.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  }
  return (
    <>
      <input
        type={type}
        aria-label={t('value')}
        placeholder={hint}
        title={hint}
        value={value}
        list={known.length > 0 ? listId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {known.map((each) => (
          <option key={each.value} value={each.value} label={each.label} />
        ))}
      </datalist>
    </>
  )
}
