import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, useEffect, useId } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { t } from '../resource.messages.ts'
import { isAmong } from '../rows/save-row.ts'
import styles from './field.module.css'
import { type BulkChoice, type KnownField, useFormFacts } from './form-context.ts'
import { isOptional, isRequired } from './is-required.ts'

export interface FieldProps<Name extends string = string> {
  /** Path of the field in the values, and in the wire body. */
  name: Name
  label: string
  /** What a good value is, in one short sentence. */
  hint?: string
  /** Why this person can't change the field, where the others can be. */
  locked?: string | undefined
  /** The hint says when it is needed, so that it is not called optional. */
  isSometimesNeeded?: true
  /** Columns of the form's grid it takes, of 2. @default 2 */
  span?: 1 | 2
}

interface FieldParts extends FieldProps, Pick<KnownField, 'toText'> {
  /** What is wrong with the value, in other words than the schema's. */
  problem?: string | undefined
  /** What follows what is said of the value. */
  beneath?: ReactNode
  children: (control: Control) => ReactNode
}

interface Control {
  id: string
  invalid: boolean
  readOnly: boolean
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': boolean; 'aria-required': boolean }
}

/** A label, the control `children` makes for it, and what is wrong with the value or what a good one is. */
export function Field({ name, label, hint, locked, span = 2, ...parts }: FieldParts) {
  const { isSometimesNeeded, toText, problem, beneath, children } = parts
  const { errors } = useFormState({ name })
  const { schema, newSchema = schema, readOnly: isAllReadOnly, bulk, fields, conditions, lacking } = useFormFacts()
  const readOnly = isAllReadOnly || locked !== undefined
  const [id, helpId] = [useId(), useId()]
  const refused: unknown = get(errors, `${name}.message`)
  // What is said of this very value goes before what the schema says of all such.
  const message = problem ?? refused
  const condition = conditions?.[name]
  const decisive: unknown = useWatch({ name: condition?.field ?? name, disabled: !condition })
  const help = typeof message === 'string' ? message : readOnly ? locked : hint
  const required = !readOnly && isRequired(schema, name)
  // A change may leave out what a row must have, which can't be emptied for all that.
  const optional = !readOnly && !bulk && !isSometimesNeeded && isOptional(schema, name) && !isRequired(newSchema, name)
  const isServed = !lacking?.has(name.split('.')[0] ?? name)
  const isShown = isServed && (!condition || isAmong(condition, decisive))
  useEffect(() => {
    if (!isShown) return
    fields?.set(name, { label, toText })
    return () => void fields?.delete(name)
  }, [fields, isShown, name, label, toText])
  if (!isShown) return null
  if (bulk && !bulk.offered.has(name)) return null
  // It stands at the same place before and after, so that it keeps the focus of whoever ticks it by keyboard.
  const choice = bulk && <ChooseField name={name} label={label} bulk={bulk} />
  if (bulk && !bulk.chosen.has(name)) {
    return (
      <div className={styles.field} data-span={2}>
        {choice}
      </div>
    )
  }
  return (
    <div className={styles.field} data-span={bulk ? 2 : span}>
      {choice}
      <label className={bulk ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{t('form.optional')}</span>}
      </label>
      {children({
        id,
        readOnly,
        invalid: message !== undefined,
        aria: {
          'aria-describedby': help ? helpId : undefined,
          'aria-invalid': message !== undefined,
          'aria-required': required,
        },
      })}
      {(help || !readOnly) && (
        // A line, and what the hint takes, is kept free for what a check that comes late may say: nothing moves then.
        <div className={styles.room}>
          {hint && help !== hint && (
            <FormHelperText className={styles.kept} aria-hidden="true">
              {hint}
            </FormHelperText>
          )}
          {help && (
            <FormHelperText id={helpId} error={message !== undefined} className={styles.help}>
              {help}
            </FormHelperText>
          )}
        </div>
      )}
      {beneath}
    </div>
  )
}

/** Whether a field of many rows is changed. */
function ChooseField({ name, label, bulk }: { name: string; label: string; bulk: BulkChoice }) {
  return (
    <label className={styles.choose}>
      <input type="checkbox" checked={bulk.chosen.has(name)} onChange={() => bulk.toggle(name)} />
      {t('form.change', { label })}
    </label>
  )
}
