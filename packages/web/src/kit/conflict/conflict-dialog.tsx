import { useId, useState } from 'react'
import { fieldLabel } from '../../lib/errors/field-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { KnownFields } from '../form/form-context.ts'
import { defaultSide, type FieldConflict, type Side } from '../rows/field-conflicts.ts'
import { t } from './conflict.messages.ts'
import styles from './conflict-dialog.module.css'

interface ConflictDialogProps {
  conflicts: readonly FieldConflict[]
  /** The row as it is now. */
  row: object
  fields: KnownFields
  onAnswer: (sides: Readonly<Record<string, Side>> | undefined) => void
}

/** Both versions of each field that somebody else changed meanwhile, and the choice between them. */
export function ConflictDialog({ conflicts, row, fields, onAnswer }: ConflictDialogProps) {
  const textId = useId()
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflicts.map((conflict) => [conflict.path, defaultSide(conflict)])),
  )
  return (
    <Dialog
      title={t('title')}
      onClose={() => onAnswer(undefined)}
      width="wide"
      describedBy={textId}
      actions={
        <>
          <Button onClick={() => onAnswer(undefined)}>{t('cancel')}</Button>
          <Button variant="contained" onClick={() => onAnswer(sides)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p id={textId} className={styles.text}>
        {t('text')}
      </p>
      {conflicts.map((conflict) => (
        <FieldChoice
          key={conflict.path}
          conflict={conflict}
          label={fields.get(conflict.path)?.label ?? fieldLabel(conflict.path)}
          toText={(value) => textOf(value, fields.get(conflict.path)?.toText?.(value, row))}
          side={sides[conflict.path]}
          onChange={(side) => setSides((before) => ({ ...before, [conflict.path]: side }))}
        />
      ))}
    </Dialog>
  )
}

interface FieldChoiceProps {
  conflict: FieldConflict
  label: string
  toText: (value: unknown) => string
  side: Side | undefined
  onChange: (side: Side) => void
}

function FieldChoice({ conflict, label, toText, side, onChange }: FieldChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {label} <span className={styles.before}>{t('before', { value: toText(conflict.loaded) })}</span>
      </legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <label key={each} className={styles.choice} data-chosen={side === each}>
          <input type="radio" name={name} checked={side === each} onChange={() => onChange(each)} />
          <span className={styles.side}>{t(each)}</span>
          <span className={styles.value}>{toText(conflict[each])}</span>
        </label>
      ))}
    </fieldset>
  )
}

function textOf(value: unknown, known: string | undefined): string {
  if (known) return known
  if (value === undefined || value === null || value === '') return t('empty')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
