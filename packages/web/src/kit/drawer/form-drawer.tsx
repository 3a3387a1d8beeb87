import { type ReactNode, useId } from 'react'
import { useLoaded } from '../../browser/lazy.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Resource } from '../define-resource.ts'
import { FormSkeleton } from '../form/form-frame.tsx'
import { RowForm } from '../form/row-form.tsx'
import { type SaveTarget, useSaving } from '../form/use-saving.ts'
import { RowDrawer, SaveActions } from '../row-drawer.tsx'
import { DiscardQuestion, useUnsavedGuard } from './unsaved-guard.tsx'

interface FormDrawerProps extends SaveTarget {
  title: string
  source: NonNullable<Resource['form']>
  /** The row to change; undefined for a new one. */
  row: object | undefined
  /** Why the values are only to be read; undefined where they may be changed. @default undefined */
  whyReadOnly?: string | undefined
  /** What stands before the cross while nothing is typed that it could take away. */
  tools?: ReactNode
  /** What stands below the head. */
  strip?: ReactNode
  onClose: () => void
}

/** A form over the list. What was typed is not lost by closing, going back or reloading without being asked. */
export function FormDrawer({
  title,
  source,
  row,
  whyReadOnly,
  tools,
  strip,
  save,
  onHalfSaved,
  onSaved,
  onClose,
}: FormDrawerProps) {
  const { value, failed } = useLoaded(source)
  const handleSaved = (stored: object | undefined) => {
    onSaved(stored)
    guard.leaveNow()
  }
  const saving = useSaving(row, { save, ...(onHalfSaved && { onHalfSaved }), onSaved: handleSaved })
  const guard = useUnsavedGuard(saving.isDirty, onClose)
  const formId = useId()
  return (
    <RowDrawer
      title={title}
      tools={!saving.isDirty && tools}
      strip={strip}
      onClose={guard.leave}
      actions={
        whyReadOnly === undefined && <SaveActions formId={formId} isBusy={saving.isBusy} onCancel={guard.leave} />
      }
    >
      {value ? (
        <RowForm id={formId} form={value.form} row={row} whyReadOnly={whyReadOnly} saving={saving} />
      ) : failed ? (
        <ErrorState error={undefined} />
      ) : (
        <FormSkeleton />
      )}
      <DiscardQuestion guard={guard} />
    </RowDrawer>
  )
}
