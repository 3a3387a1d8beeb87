import { refresh } from '../../data/use-call.ts'
import { useConflict } from '../../resource/conflict/use-conflict.tsx'
import { FormDrawer } from '../../resource/drawer/form-drawer.tsx'
import { FormSkeleton } from '../../resource/drawer/form-skeleton.tsx'
import { RowDrawer } from '../../resource/drawer/row-drawer.tsx'
import type { SaveRow } from '../../resource/form/row-form.tsx'
import { rowName } from '../../resource/rows/row-text.ts'
import { changeRow } from '../../resource/rows/save-row.ts'
import { useFreshRow } from '../../resource/rows/use-fresh-row.ts'
import { toast } from '../../state/toasts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'

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
      <RowDrawer title={t(can.edit ? 'drawer.editTitle' : 'drawer.viewTitle', { noun })} onClose={onClose}>
        {error ? (
          <ErrorState title={t('drawer.loadFailed', { noun })} error={error} onRetry={retry} />
        ) : isMissing ? (
          <EmptyState title={t('drawer.notFound', { noun })} />
        ) : (
          <FormSkeleton />
        )}
      </RowDrawer>
    )
  }
  const tell = () => {
    toast({ severity: 'success', text: t('drawer.updated') })
    void refresh(model)
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
