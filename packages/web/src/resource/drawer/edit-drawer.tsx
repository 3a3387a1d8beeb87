import { toast } from '../../state/toasts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useListContext } from '../list.ts'
import { looseCall, refreshModel } from '../loose-calls.ts'
import { t } from '../resource.messages.ts'
import { rowName } from '../row-text.ts'
import { useFreshRow } from '../use-fresh-row.ts'
import { FormDrawer } from './form-drawer.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { RowDrawer } from './row-drawer.tsx'

interface EditDrawerProps {
  id: number
  onClose: () => void
}

/** The form of a row; its values to read where the person may not change them. */
export function EditDrawer({ id, onClose }: EditDrawerProps) {
  const { resource, can } = useListContext()
  const { form, update, model, idField, nouns } = resource
  const { row, error, isMissing, retry } = useFreshRow(resource, id)
  if (!form) return null
  const noun = nouns.one
  if (!row) {
    return (
      <RowDrawer title={t(can.edit ? 'form.editTitle' : 'form.viewTitle', { noun })} onClose={onClose}>
        {error ? (
          <ErrorState title={t('form.loadFailed', { noun })} error={error} onRetry={retry} />
        ) : isMissing ? (
          <EmptyState title={t('form.notFound', { noun })} />
        ) : (
          <FormSkeleton />
        )}
      </RowDrawer>
    )
  }
  const save = async (body: object) => {
    if (!update) return
    // Calls with an id in their path take it apart from the body; the others read it there.
    const isById = update.endsWith('ById')
    await looseCall(update, isById ? { id, body } : { body: { ...body, [idField]: id } })
    toast({ severity: 'success', text: t('form.updated') })
    void refreshModel(model)
  }
  const name = rowName(resource, row)
  return (
    <FormDrawer
      title={can.edit ? t('row.edit', { name }) : name}
      source={form}
      row={row}
      readOnly={!can.edit}
      onSave={save}
      onClose={onClose}
    />
  )
}
