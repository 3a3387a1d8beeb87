import Alert from '@mui/material/Alert'
import { useId, useMemo, useState } from 'react'
import { type FieldValues, FormProvider, get, useForm } from 'react-hook-form'
import { reportError } from '../../data/report-error.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { Form } from '../../resource/form/form.ts'
import { FormFactsProvider } from '../../resource/form/form-context.ts'
import formStyles from '../../resource/form/row-form.module.css'
import { ownedBy } from '../../resource/linked-columns.tsx'
import type { Target } from '../../resource/rows/row-result.ts'
import { useOwner } from '../../resource/rows/use-owner.ts'
import { editLater } from '../../resource/runs/edit-rows.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from './bulk.messages.ts'
import { chosenResolver } from './chosen-resolver.ts'

interface BulkEditDialogProps {
  form: Form
  resource: Resource
  targets: readonly Target[]
  onClose: () => void
}

const nothing: ReadonlySet<string> = new Set()

/** Gives several rows the same values in the fields that are chosen. */
export function BulkEditDialog({ form, resource, targets, onClose }: BulkEditDialogProps) {
  const formId = useId()
  const [chosen, setChosen] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const methods = useForm<FieldValues>({
    defaultValues: useMemo(() => form.toValues(undefined), [form]),
    resolver: chosenResolver(form, chosen),
    mode: 'onBlur',
  })
  const count = targets.length
  const ids = useMemo(() => targets.map(({ id }) => id), [targets])
  const offered = useMemo(() => new Set<string>(form.bulk), [form])
  const { access } = useSession()
  const namesRows = ownedBy(resource.entity).some(({ foreignKey }) => offered.has(foreignKey))
  const owner = useOwner(resource, ids, namesRows && resource.rules.hasCustomer && seesEveryCustomer(access))

  const toggle = (name: string) => {
    setProblem(undefined)
    methods.clearErrors(name)
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
  }
  const apply = async (values: FieldValues) => {
    if (chosen.size === 0) return setProblem(t('nothing'))
    const picked = Object.fromEntries([...chosen].map((name) => [name, get(values, name)]))
    setBusy(true)
    try {
      await editLater(resource, form, targets, picked)
      onClose()
    } catch (error) {
      setBusy(false)
      reportError(error)
    }
  }

  return (
    <Dialog
      title={t('editTitle', { count, name: targets[0]?.name ?? '', other: resource.nouns.other })}
      pending={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
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
            bulk: { ids, owner, offered, chosen, toggle },
          }}
        >
          <form
            id={formId}
            className={formStyles.form}
            data-bulk
            noValidate
            onSubmit={methods.handleSubmit(() => apply(methods.getValues()))}
          >
            <div className={formStyles.alert}>{problem && <Alert severity="error">{problem}</Alert>}</div>
            <form.Fields row={undefined} />
          </form>
        </FormFactsProvider>
      </FormProvider>
    </Dialog>
  )
}
