import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { mapLoaded, useLoaded } from '../../browser/lazy.ts'
import { refresh } from '../../data/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Form } from '../define-form.ts'
import type { Resource } from '../define-resource.ts'
import { t } from '../resource.messages.ts'
import { SaveActions } from '../row-drawer.tsx'
import { addRow, changeRow } from '../rows/save-row.ts'
import { useKnownForm } from '../served/known-form.ts'
import { FormSkeleton } from './form-frame.tsx'
import { RowForm } from './row-form.tsx'
import { useSaving } from './use-saving.ts'

interface AddRowDialogProps {
  title: string
  resource: Resource
  /** What stands in the form at first, as a row says it. */
  preset: object | undefined
  /** Whose the row is; the person's own customer if left out. */
  customerId: number | undefined
  onAdded: (row: object) => void
  onClose: () => void
}

/** The form, with something in it that may be changed before it is saved. */
const withPreset = (form: Form, preset: object | undefined): Form =>
  preset ? { ...form, toValues: (row) => form.toValues(row ?? preset) } : form

/** Adds a row over another form, by the form of its own list. Closing it asks where something was typed. */
export function AddRowDialog({ title, resource, preset, customerId, onAdded, onClose }: AddRowDialogProps) {
  const { model, fixed } = resource
  const form = useKnownForm(resource)
  const source = useMemo(
    () => form && mapLoaded(form, ({ form: own }) => ({ form: withPreset(own, preset) })),
    [form, preset],
  )
  const added = useRef<object>(undefined)
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const saving = useSaving(undefined, {
    async save(body, saved) {
      const owned = { ...resource, fixed: { ...fixed, ...(customerId !== undefined && { customerId }) } }
      added.current =
        saved && form ? await changeRow(resource, (await form.load()).form, saved, body) : await addRow(owned, body)
      return added.current
    },
    onSaved() {
      if (added.current) onAdded(added.current)
      void refresh(model)
      onClose()
    },
  })
  if (!source) return null
  const leave = () => (saving.isDirty ? setAsking(true) : onClose())
  // What is sent here is no part of the form below: events come through to it although the page has them apart.
  const keep = (event: FormEvent) => event.stopPropagation()
  return (
    <Dialog
      title={title}
      width="wide"
      onClose={leave}
      closesOutside={false}
      pending={saving.isBusy}
      actions={<SaveActions formId={formId} isBusy={saving.isBusy} onCancel={leave} />}
    >
      <div onSubmit={keep}>
        <Opened id={formId} source={source} customerId={customerId} saving={saving} />
      </div>
      <ConfirmDialog
        open={isAsking}
        destructive
        title={t('form.discardTitle')}
        confirmLabel={t('form.discard')}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t('form.discardText')}
      </ConfirmDialog>
    </Dialog>
  )
}

interface OpenedProps {
  id: string
  source: NonNullable<Resource['form']>
  customerId: number | undefined
  saving: ReturnType<typeof useSaving>
}

function Opened({ id, source, customerId, saving }: OpenedProps) {
  const { value, failed } = useLoaded(source)
  if (value) return <RowForm id={id} form={value.form} row={undefined} customerId={customerId} saving={saving} />
  return failed ? <ErrorState error={undefined} /> : <FormSkeleton />
}
