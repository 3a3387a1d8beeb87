import Alert from '@mui/material/Alert'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { type FieldErrors, type FieldValues, FormProvider, get, type Resolver, set, useForm } from 'react-hook-form'
import { pressOver } from '../../browser/events.ts'
import { reportError } from '../../data/report-error.ts'
import { editLater } from '../../kit/bulk/edit-rows.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { FormFactsProvider, type KnownFields } from '../../kit/form/form-context.ts'
import { issueText } from '../../kit/form/issue-text.ts'
import formStyles from '../../kit/form/row-form.module.css'
import { ownedBy } from '../../kit/linked-columns.tsx'
import type { Target } from '../../kit/row-result.ts'
import { wireBody } from '../../kit/rows/save-row.ts'
import { useOwner } from '../../kit/rows/use-owner.ts'
import { useKnownForm } from '../../kit/served/known-form.ts'
import { comma } from '../../lib/messages.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { t } from './bulk.messages.ts'

/** Checks the chosen fields alone, after a press: what else a whole row needs, the rows have already. */
export function chosenResolver(form: Form, chosen: ReadonlySet<string>): Resolver<FieldValues> {
  return async (values) => {
    await pressOver()
    const checked = form.schema.safeParse(wireBody(form, values, undefined), { error: issueText })
    const errors: FieldErrors<FieldValues> = {}
    for (const { path, message } of checked.error?.issues ?? []) {
      const name = path.join('.')
      if (chosen.has(name)) set(errors, name, { type: 'schema', message })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

interface BulkEditDialogProps {
  form: Form
  resource: Resource
  targets: readonly Target[]
  onClose: () => void
}

const nothing: ReadonlySet<string> = new Set()

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** What the fields of a bulk edit need to know of the rows. */
function useBulkFacts(form: Form, resource: Resource, targets: readonly Target[]) {
  const ids = useMemo(() => targets.map(({ id }) => id), [targets])
  const offered = useMemo(() => new Set<string>(form.bulk), [form])
  const { access } = useSession()
  const namesRows = ownedBy(resource.entity).some(({ foreignKey }) => offered.has(foreignKey))
  const owner = useOwner(resource, ids, namesRows && resource.rules.hasCustomer && seesEveryCustomer(access))
  return { ids, offered, owner }
}

interface EmptiedFields {
  labels: string
  /** What it means that they are empty. */
  meanings: readonly string[]
}

interface EmptyQuestionProps {
  /** Labels of the fields. */
  fields: string
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether fields are meant to be empty afterwards. */
function EmptyQuestion({ fields, children, onConfirm, onClose }: EmptyQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={t('emptyTitle', { fields })}
      confirmLabel={t('emptyConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}

/** The fields that are chosen, what is typed in them, and the way to change the rows. */
function useBulkEdit(form: Form, resource: Resource, targets: readonly Target[], onDone: () => void) {
  const [chosen, setChosen] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The fields that would be empty afterwards, while it is asked whether that is meant. */
  const [emptied, setEmptied] = useState<EmptiedFields>()
  const [fields] = useState<KnownFields>(() => new Map())
  const methods = useForm<FieldValues>({
    defaultValues: useMemo(() => form.toValues(undefined), [form]),
    resolver: chosenResolver(form, chosen),
    mode: 'onBlur',
  })

  const toggle = (name: string) => {
    setProblem(undefined)
    methods.clearErrors(name)
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
  }
  const put = (name: string, value: unknown) => {
    setProblem(undefined)
    setChosen(new Set([...chosen, name]))
    methods.setValue(name, value, { shouldDirty: true })
  }
  const picked = () => [...chosen].map((name): [string, unknown] => [name, get(methods.getValues(), name)])
  // A box that was ticked and a choice that was forgotten look alike.
  const ask = () => {
    if (chosen.size === 0) return setProblem(t('nothing'))
    const empty = picked().flatMap(([name, value]) => (isEmpty(value) ? [name] : []))
    if (empty.length === 0) return void apply()
    setEmptied({
      labels: empty.map((name) => fields.get(name)?.label ?? name).join(comma),
      meanings: empty.flatMap((name) => form.whenEmpty?.[name] ?? []),
    })
  }
  const apply = async () => {
    setEmptied(undefined)
    setBusy(true)
    try {
      await editLater(resource, form, targets, Object.fromEntries(picked()))
      onDone()
    } catch (error) {
      setBusy(false)
      reportError(error)
    }
  }

  const goBack = () => setEmptied(undefined)
  return { methods, fields, chosen, toggle, put, isBusy, problem, emptied, ask, apply, goBack }
}

type KnownBulkEditProps = Omit<BulkEditDialogProps, 'form'> & { source: NonNullable<Resource['form']> }

/** The same, of the fields that the server has. */
export function KnownBulkEdit({ source, ...props }: KnownBulkEditProps) {
  const known = useKnownForm({ entity: props.resource.entity, form: source })
  const value = useWanted(known ?? source)
  return value ? <BulkEditDialog form={value.form} {...props} /> : null
}

/** Gives several rows the same values in the fields that are chosen. */
export function BulkEditDialog({ form, resource, targets, onClose }: BulkEditDialogProps) {
  const formId = useId()
  const guard = useTypedGuard(onClose)
  const edit = useBulkEdit(form, resource, targets, guard.leaveNow)
  const { methods, fields, chosen, toggle, put, isBusy, problem, emptied, ask, apply } = edit
  const { ids, offered, owner } = useBulkFacts(form, resource, targets)
  const words = { count: targets.length, name: targets[0]?.name ?? '', other: resource.nouns.other }

  return (
    <Dialog
      title={t('editTitle', words)}
      pending={isBusy}
      onClose={guard.leave}
      actions={
        <>
          <Button onClick={guard.leave} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <p>{t('editText')}</p>
      <FormProvider {...methods}>
        <FormFactsProvider
          value={{
            schema: form.schema,
            readOnly: false,
            byAction: form.byAction,
            fields,
            bulk: { ids, owner, offered, chosen, toggle, put },
          }}
        >
          <form id={formId} className={formStyles.form} data-bulk noValidate onSubmit={methods.handleSubmit(ask)}>
            <div className={formStyles.alert}>{problem && <Alert severity="error">{problem}</Alert>}</div>
            <TypedFields guard={guard}>
              <form.Fields row={undefined} />
            </TypedFields>
          </form>
        </FormFactsProvider>
      </FormProvider>
      {emptied !== undefined && (
        <EmptyQuestion fields={emptied.labels} onConfirm={() => void apply()} onClose={edit.goBack}>
          {[t('emptyText', { fields: emptied.labels, ...words }), ...emptied.meanings].join(' ')}
        </EmptyQuestion>
      )}
    </Dialog>
  )
}
