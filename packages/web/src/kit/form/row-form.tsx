import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import { useEffect, useLayoutEffect } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Resolver,
  type SubmitErrorHandler,
  useForm,
} from 'react-hook-form'
import { pressOver } from '../../browser/events.ts'
import { homeOfRow } from '../../data/phone-country-of-row.ts'
import { type Form, type Owner, schemaOf } from '../define-form.ts'
import { t } from '../resource.messages.ts'
import { wireBody } from '../rows/save-row.ts'
import { dropBlank } from '../rows/typed-values.ts'
import { FormFactsProvider } from './form-context.ts'
import { FieldGroup } from './form-frame.tsx'
import { issueText } from './issue-text.ts'
import { OwnerInput } from './relation-input.tsx'
import styles from './row-form.module.css'
import { useRefusals } from './server-errors.ts'
import type { Saving } from './use-saving.ts'
import { PartlySavedError } from './use-saving.ts'

/**
 * Checks the wire body that the typed values become; field names and body paths are the same. What a field says as it is left by pressing
 * something waits for the press.
 */
export function formResolver(form: Form, row: object | undefined, customerId?: number): Resolver<FieldValues> {
  const check: Resolver<FieldValues> = zodResolver(schemaOf(form, row), { error: issueText })
  return async (values, context, options) => {
    await pressOver()
    const home = await homeOfRow({ customerId, ...row, ...dropBlank(values) })
    const body = wireBody(form, values, row, home)
    const checked = await check(body, context, options)
    // What the server lacks is asked of nobody.
    const errors: FieldErrors<FieldValues> = {}
    for (const name of Object.keys(checked.errors)) if (!form.lacking?.has(name)) errors[name] = checked.errors[name]
    if (Object.keys(errors).length > 0) return { values: {}, errors }
    return Object.keys(checked.errors).length > 0 ? { values: body, errors: {} } : checked
  }
}

/** The choice of the customer that a new row belongs to, under a heading of its own. */
const OwnerGroup = ({ customer, isForAll = false }: Owner) => (
  <FieldGroup title={t('form.customerGroup')}>
    <OwnerInput customer={customer} hint={t(isForAll ? 'form.customerHintForAll' : 'form.customerHint')} />
  </FieldGroup>
)

interface RowFormProps {
  /** Id of the form element, for buttons outside of it. */
  id: string
  form: Form
  /** The row to change; undefined for a new one. */
  row: object | undefined
  /** Why the values are only to be read; undefined where they may be changed. @default undefined */
  whyReadOnly?: string | undefined
  /** Whose a new row will be, where that is settled. */
  customerId?: number | undefined
  saving: Saving
}

/** The fields of one row: checked when a field is left and before saving, with what the server refuses at its field. */
export function RowForm({ id, form, row, whyReadOnly, customerId, saving }: RowFormProps) {
  const readOnly = whyReadOnly !== undefined
  const methods = useForm<FieldValues>({
    defaultValues: form.toValues(row),
    resolver: formResolver(form, row, customerId),
    mode: 'onBlur',
  })
  const { Fields } = form
  const { handleSubmit, setError, setValue, getValues, formState } = methods
  const { isDirty } = formState
  const { setDirty } = saving
  // With the typing itself, not some time after: Escape comes next, and must find that there is something to lose.
  useLayoutEffect(() => setDirty(isDirty), [isDirty, setDirty])

  const isNew = row === undefined
  const { element, fields, general, setGeneral, refuse } = useRefusals(setError, { adds: isNew })
  useEffect(() => {
    if (isNew) element.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isNew, element])

  const save = async (body: FieldValues) => {
    setGeneral(undefined)
    try {
      await saving.run(form, body, { fields, values: getValues, put: setValue })
    } catch (error) {
      if (error instanceof PartlySavedError) refuse(error.cause, error.message)
      else refuse(error)
    }
  }
  const countProblems: SubmitErrorHandler<FieldValues> = (errors) =>
    setGeneral(t('form.problems', { count: Object.keys(errors).length }))

  return (
    <FormProvider {...methods}>
      <FormFactsProvider
        value={{
          schema: schemaOf(form, row),
          newSchema: form.schema,
          readOnly,
          fields,
          row,
          customerId,
          conditions: form.conditions,
          byAction: form.byAction,
          lacking: form.lacking,
        }}
      >
        <form
          id={id}
          ref={element}
          className={styles.form}
          data-readonly={readOnly}
          noValidate
          onSubmit={handleSubmit(save, countProblems)}
        >
          <div className={styles.alert}>{general && <Alert severity="error">{general}</Alert>}</div>
          {readOnly && <Alert severity="info">{whyReadOnly}</Alert>}
          {form.owner && <OwnerGroup {...form.owner} />}
          <Fields row={row} />
        </form>
      </FormFactsProvider>
    </FormProvider>
  )
}
