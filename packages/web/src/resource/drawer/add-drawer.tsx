import { toast } from '../../state/toasts.ts'
import { useListContext } from '../list.ts'
import { looseCall, refreshModel } from '../loose-calls.ts'
import { t } from '../resource.messages.ts'
import { FormDrawer } from './form-drawer.tsx'

/** The form for a new row. */
export function AddDrawer({ onClose }: { onClose: () => void }) {
  const { resource } = useListContext()
  const { form, create, model, nouns } = resource
  if (!form || !create) return null
  const save = async (body: object) => {
    await looseCall(create, { body })
    toast({ severity: 'success', text: t('form.created', { noun: nouns.one }) })
    void refreshModel(model)
  }
  return (
    <FormDrawer
      title={t('list.add', { noun: nouns.one })}
      source={form}
      row={undefined}
      readOnly={false}
      onSave={save}
      onClose={onClose}
    />
  )
}
