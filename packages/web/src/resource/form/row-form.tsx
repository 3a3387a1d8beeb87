import Alert from '@mui/material/Alert'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type SubmitErrorHandler, useForm } from 'react-hook-form'
import { reportError } from '../../data/report-error.ts'
import { toast } from '../../state/toasts.ts'
import { t } from '../resource.messages.ts'
import { type Form, schemaOf } from './form.ts'
import { FormFactsProvider, type KnownFields } from './form-context.ts'
import { formResolver } from './form-resolver.ts'
import { OwnerGroup } from './owner-group.tsx'
import styles from './row-form.module.css'
import { focusProblem, isAboutFields, refusalOf, showRefusal } from './server-errors.ts'
import { HalfSaved, type Saving } from './use-saving.ts'

interface RowFormProps {
  /** Id of the form element, for buttons outside of it. */
  id: string
  form: Form
  /** The row to change; undefined for a new one. */
  row: object | undefined
  readOnly: boolean
  saving: Saving
}

/** The fields of one row: checked when a field is left and before saving, with what the server refuses at its field. */
export function RowForm({ id, form, row, readOnly, saving }: RowFormProps) {
  const [general, setGeneral] = useState<string>()
  const methods = useForm<FieldValues>({
    defaultValues: form.toValues(row),
    resolver: formResolver(form, row),
    mode: 'onBlur',
  })
  const { Fields } = form
  const { handleSubmit, setError, setValue, getValues, formState } = methods
  const { isDirty } = formState
  const { setDirty } = saving
  // With the typing itself, not some time after: Escape comes next, and must find that there is something to lose.
  useLayoutEffect(() => setDirty(isDirty), [isDirty, setDirty])

  const element = useRef<HTMLFormElement>(null)
  const isNew = row === undefined
  useEffect(() => {
    if (isNew) element.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isNew])

  // Once the fields show what is wrong with them, and not before.
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) focusProblem(element.current)
  }, [refusals])

  const [fields] = useState<KnownFields>(() => new Map())
  const save = async (body: FieldValues) => {
    setGeneral(undefined)
    try {
      await saving.run(form, body, { fields, values: getValues, put: setValue })
    } catch (error) {
      const cause = error instanceof HalfSaved ? error.cause : error
      if (!isAboutFields(cause)) reportError(cause)
      const refusal = refusalOf(cause, fields.keys())
      const said = [error instanceof HalfSaved ? error.message : undefined, refusal.general].filter(Boolean).join(' ')
      // What has no field of its own must not be missed above what is in view.
      if (said && isAboutFields(cause)) toast({ severity: 'error', text: said })
      setGeneral(said || undefined)
      showRefusal(refusal, setError)
      setRefusals((count) => count + 1)
    }
  }
  const countProblems: SubmitErrorHandler<FieldValues> = (errors) =>
    setGeneral(t('form.problems', { count: Object.keys(errors).length }))

  return (
    <FormProvider {...methods}>
      <FormFactsProvider
        value={{
          schema: schemaOf(form, row),
          readOnly,
          fields,
          row,
          conditions: form.conditions,
          byAction: form.byAction,
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
          {readOnly && <Alert severity="info">{t('form.readOnly')}</Alert>}
          {form.owner && <OwnerGroup {...form.owner} />}
          <Fields row={row} />
        </form>
      </FormFactsProvider>
    </FormProvider>
  )
}
