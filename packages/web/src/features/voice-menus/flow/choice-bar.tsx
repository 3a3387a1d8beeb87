import { choicesOf } from '../../../kit/form/relation-option.ts'
import { Button } from '../../../ui/button.tsx'
import { type Edit, nowhereYet } from '../editor/edits.ts'
import { keyLabels, kindLabels } from '../menu/action-labels.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { shortKey } from './drawn-flow.ts'
import { t } from './flow.messages.ts'
import styles from './flow.module.css'

interface ChoiceBarProps {
  at: number
  choice: ActionValues
  onEdit: (edit: Edit) => void
  onShow: (at: number) => void
}

interface ChooseProps<Value extends string> {
  label: string
  value: Value
  labels: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

function Choose<Value extends string>({ label, value, labels, onChange }: ChooseProps<Value>) {
  const isOne = (text: string): text is Value => text in labels
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => isOne(target.value) && onChange(target.value)}>
        {choicesOf(labels).map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What can be done with the line that is chosen. */
export function ChoiceBar({ at, choice, onEdit, onShow }: ChoiceBarProps) {
  return (
    <fieldset className={styles.bar} aria-label={t('chosen')}>
      <Choose
        label={t('itsKey')}
        value={choice.key}
        labels={keyLabels}
        onChange={(key) => onEdit({ kind: 'key', at, key })}
      />
      <Choose
        label={t('itDoes')}
        value={choice.kind}
        labels={kindLabels}
        onChange={(kind) => onEdit({ kind: 'lead', at, to: nowhereYet(kind) })}
      />
      <Button size="small" onClick={() => onShow(at)}>
        {t('fields')}
      </Button>
      <Button size="small" color="error" onClick={() => onEdit({ kind: 'remove', at: [at] })}>
        {t('removeLine')}
      </Button>
    </fieldset>
  )
}

interface FreeKeysProps {
  keys: readonly ActionValues['key'][]
  onAdd: (key: ActionValues['key']) => void
}

/** What can be done with the menu itself: each of its free keys gets a choice. */
export function FreeKeys({ keys, onAdd }: FreeKeysProps) {
  if (keys.length === 0) return null
  return (
    <fieldset className={styles.bar} aria-label={t('free')}>
      {t('free')}
      {keys.map((key) => (
        <button key={key} type="button" aria-label={t('addKey', { key: shortKey(key) })} onClick={() => onAdd(key)}>
          {shortKey(key)}
        </button>
      ))}
    </fieldset>
  )
}
