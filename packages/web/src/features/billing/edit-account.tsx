import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { useConflict } from '../../resource/conflict/use-conflict.tsx'
import type { Resource } from '../../resource/define-resource.ts'
import { FormDrawer } from '../../resource/drawer/form-drawer.tsx'
import { FormSkeleton } from '../../resource/drawer/form-skeleton.tsx'
import { RowDrawer } from '../../resource/drawer/row-drawer.tsx'
import type { SaveRow } from '../../resource/form/row-form.tsx'
import { changeRow } from '../../resource/rows/save-row.ts'
import { useFreshRow } from '../../resource/rows/use-fresh-row.ts'
import { toast } from '../../state/toasts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from './account.messages.ts'

interface EditAccountProps {
  customerId: number
  /** The customers' declaration, whose form it is. */
  customers: Resource
  onClose: () => void
}

/** The form of customers over the profile of one's own. */
export function EditAccount({ customerId, customers, onClose }: EditAccountProps) {
  const { row, error, isMissing, retry } = useFreshRow(customers, customerId)
  const conflict = useConflict(customers)
  const { form } = customers
  if (!form) return null
  if (!row) {
    return (
      <RowDrawer title={t('profile.edit')} onClose={onClose}>
        {error || isMissing ? (
          <ErrorState error={error ?? new Error(t('profile.missing'))} onRetry={retry} />
        ) : (
          <FormSkeleton />
        )}
      </RowDrawer>
    )
  }
  const save: SaveRow = async (mine, _saved, open) => {
    const { form: declared } = await form.load()
    const body = await conflict.settle({ form: declared, loaded: row, id: customerId, mine, open })
    return body && changeRow(customers, customerId, body)
  }
  const notifySaved = () => {
    toast({ severity: 'success', text: t('profile.saved') })
    void refresh('Customer', 'PaymentMethod')
    // The shell shows the company and its currency as well.
    loadCurrentUser().catch(reportError)
  }
  return (
    <>
      <FormDrawer
        title={t('profile.edit')}
        source={form}
        row={row}
        readOnly={false}
        onSave={save}
        onSaved={notifySaved}
        onClose={onClose}
      />
      {conflict.view}
    </>
  )
}
