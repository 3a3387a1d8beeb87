import { toast } from '../../state/toasts.ts'
import { useListContext } from '../list.ts'
import { refreshModel } from '../loose-calls.ts'
import { t } from '../resource.messages.ts'
import { rowId } from '../row-text.ts'
import { FormDrawer } from './form-drawer.tsx'
import { addRow, changeRow } from './save-row.ts'

/** The form for a new row. */
export function AddDrawer({ onClose }: { onClose: () => void }) {
  const { resource } = useListContext()
  const { form, create, model, nouns } = resource
  if (!form || !create) return null
  const tell = () => {
    toast({ severity: 'success', text: t('form.created', { noun: nouns.one }) })
    void refreshModel(model)
  }
  return (
    <FormDrawer
      title={t('list.add', { noun: nouns.one })}
      source={form}
      row={undefined}
      readOnly={false}
      onSave={(body, saved) => (saved ? changeRow(resource, rowId(resource, saved), body) : addRow(resource, body))}
      onSaved={tell}
      onClose={onClose}
    />
  )
}
