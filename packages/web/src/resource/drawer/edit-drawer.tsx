import { toast } from '../../state/toasts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useConflict } from '../conflict/use-conflict.tsx'
import type { SaveRow } from '../form/row-form.tsx'
import { useListContext } from '../list.ts'
import { refreshModel } from '../loose-calls.ts'
import { t } from '../resource.messages.ts'
import { rowName } from '../row-text.ts'
import { useFreshRow } from '../use-fresh-row.ts'
import { FormDrawer } from './form-drawer.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { RowDrawer } from './row-drawer.tsx'
import { changeRow } from './save-row.ts'

interface EditDrawerProps {
  id: number
  onClose: () => void
}

/** The form of a row; its values to read where the person may not change them. */
export function EditDrawer({ id, onClose }: EditDrawerProps) {
  const { resource, can, mayChange } = useListContext()
  const { form, model, nouns } = resource
  const { row, error, isMissing, retry } = useFreshRow(resource, id)
  const conflict = useConflict(resource)
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
  const tell = () => {
    toast({ severity: 'success', text: t('form.updated') })
    void refreshModel(model)
  }
  const save: SaveRow = async (mine, _saved, open) => {
    const { form: declared } = await form.load()
    const body = await conflict.settle({ form: declared, loaded: row, id, mine, open })
    return body && changeRow(resource, id, body)
  }
  const name = rowName(resource, row)
  const edits = can.edit && mayChange(row)
  return (
    <>
      <FormDrawer
        title={edits ? t('row.edit', { name }) : name}
        source={form}
        row={row}
        readOnly={!edits}
        onSave={save}
        onSaved={tell}
        onClose={onClose}
      />
      {conflict.view}
    </>
  )
}
