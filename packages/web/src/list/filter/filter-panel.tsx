import { isDay, isMonth, parseTimeOfDay } from '@lineboard/sdk'
import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { type FormEvent, useId, useState } from 'react'
import type { Column } from '../../kit/column.ts'
import {
  type Condition,
  fromConditions,
  type Operator,
  operatorsOf,
  takesValue,
  toConditions,
} from '../../kit/filter/conditions.ts'
import { useFilterNames } from '../../kit/filter/filter-names.ts'
import { lookupField } from '../../kit/filter/lookup.ts'
import type { NamedValue } from '../../kit/filter/named-values.ts'
import { t as operatorText } from '../../kit/filter/operators.messages.ts'
import { Button } from '../../ui/button.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { useListQuery, useListRows } from '../context/list-provider.tsx'
import { t } from './filter.messages.ts'
import { withPlainValues } from './filter-hint.ts'
import styles from './filter-panel.module.css'
import { knownValues } from './known-values.ts'

/** A field that conditions can be about, and what it is called. */
export interface PanelField {
  key: string
  label: string
}

/**
 * The fields that a list is filtered by, each once: rows that ids name are chosen by what such a row is called, or by a part of the name where a column
 * of the list has it as text.
 */
export function panelFields(columns: readonly Column[]): PanelField[] {
  const lookup = lookupField({ columns })
  return columns.flatMap(({ search, label }) => {
    if (!search || (search === lookup?.key && lookup.textKey)) return []
    return search === lookup?.key || search === lookup?.textKey
      ? [{ key: lookup.key, label: lookup.label }]
      : [{ key: search, label }]
  })
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

/** The filter as lines of field, comparison and value; it writes the same text that can be typed. */
export function Panel({ onClose, onResize }: PanelProps) {
  const { resource, filter, change } = useListQuery()
  const { rows } = useListRows()
  const { searchable, columns } = resource
  const choicesOf = (key: string) => columns.find(({ search }) => search === key)?.cell.choices
  const lookup = lookupField(resource)
  const names = useFilterNames(resource, { filter, all: true })
  const isNamed = (key: string) => key === lookup?.key
  const hasChoices = (key: string) => choicesOf(key) !== undefined || isNamed(key)
  const waysOf = (key: string) => operatorsOf(searchable[key]?.kind, hasChoices(key), isNamed(key) ? lookup : undefined)
  // What was typed may be compared in a way that is not offered.
  const operatorsFor = (key: string, current: Operator) => [...new Set([...waysOf(key), current])]
  const fields = panelFields(columns)
  const blank = (id: number): Condition => {
    const [{ key } = { key: '' }] = fields
    return { id, key, operator: waysOf(key)[0] ?? 'contains', value: '' }
  }
  const [lines, setLines] = useState<readonly Condition[]>(() => {
    const applied = toConditions(filter, searchable, lookup)
    return applied.length > 0 ? applied : [blank(0)]
  })
  const edit = (id: number, part: Partial<Condition>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  const setKey = (id: number, key: string) => edit(id, { key, operator: waysOf(key)[0] ?? 'contains', value: '' })
  const add = () => {
    setLines([...lines, blank(Math.max(-1, ...lines.map(({ id }) => id)) + 1)])
    setTimeout(onResize)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    change({ filter: withPlainValues(fromConditions(lines, searchable, lookup), resource) })
    onClose()
  }

  return (
    <form className={styles.panel} onSubmit={handleSubmit}>
      <h2>{t('title')}</h2>
      {lines.map((line, index) => (
        <ConditionLine
          key={line.id}
          line={line}
          number={index + 1}
          fields={fields}
          label={searchable[line.key]?.label}
          operators={operatorsFor(line.key, line.operator)}
          known={isNamed(line.key) ? (names ?? []) : knownValues(resource, line.key, rows)}
          hasChoices={hasChoices(line.key)}
          onField={(key) => setKey(line.id, key)}
          onEdit={(part) => edit(line.id, part)}
          onRemove={() => setLines(lines.filter(({ id }) => id !== line.id))}
        />
      ))}
      <Button size="small" startIcon={<Add />} onClick={add}>
        {t('add')}
      </Button>
      <p className={styles.note}>{t('alternatives')}</p>
      <p className={styles.note}>
        {resource.periodField ? t('typedWithTime') : t('typed')} <span className={styles.byKey}>{t('byKey')}</span>
      </p>
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained">
          {t('apply')}
        </Button>
      </div>
    </form>
  )
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
  onField: (key: string) => void
  onEdit: (part: Partial<Condition>) => void
  onRemove: () => void
}

/** One condition: field, comparison and value. */
function ConditionLine({
  line: { key, operator, value },
  number,
  fields,
  label,
  operators,
  known,
  hasChoices,
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
          const keeps = takesValue(next) && inputTypes[next] === inputTypes[operator]
          onEdit({ operator: next, value: keeps ? value : '' })
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
  /** Only the known values make sense. */
  isChoice: boolean
  onChange: (value: string) => void
}

function ValueField({ operator, value, known, isChoice, onChange }: ValueFieldProps) {
  const listId = useId()
  const wanted = inputTypes[operator]
  // The type stays while somebody types, whatever the text becomes.
  const [type] = useState(wanted && (value === '' || native[wanted](value)) ? wanted : 'text')
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
