import { useId, useState } from 'react'
import { useLoaded } from '../../browser/load-once.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Resource } from '../define-resource.ts'
import { RowForm, type SaveRow } from '../form/row-form.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { RowDrawer, SaveActions } from './row-drawer.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface FormDrawerProps {
  title: string
  source: NonNullable<Resource['form']>
  /** The row to change; undefined for a new one. */
  row: object | undefined
  readOnly: boolean
  onSave: SaveRow
  /** All of it is saved. */
  onSaved: () => void
  onClose: () => void
}

/** A form over the list. What was typed is not lost by closing, going back or reloading without being asked. */
export function FormDrawer({ title, source, row, readOnly, onSave, onSaved, onClose }: FormDrawerProps) {
  const { value, failed } = useLoaded(source)
  const [isDirty, setDirty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const guard = useUnsavedGuard(isDirty, onClose)
  const formId = useId()

  const handleSaved = () => {
    onSaved()
    guard.leaveNow()
  }
  return (
    <RowDrawer
      title={title}
      onClose={guard.leave}
      actions={!readOnly && <SaveActions formId={formId} isBusy={isBusy} onCancel={guard.leave} />}
    >
      {value ? (
        <RowForm
          id={formId}
          form={value.form}
          row={row}
          readOnly={readOnly}
          onSave={onSave}
          onSaved={handleSaved}
          onDirty={setDirty}
          onBusy={setBusy}
        />
      ) : failed ? (
        <ErrorState error={undefined} />
      ) : (
        <FormSkeleton />
      )}
      <DiscardQuestion guard={guard} />
    </RowDrawer>
  )
}
