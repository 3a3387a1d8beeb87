import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { EditRowDrawer } from '../../kit/drawer/edit-row-drawer.tsx'
import type { FreshRow } from '../../kit/rows/read-row.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
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
  const problemOf = ({ error, isMissing, retry }: FreshRow) =>
    (error || isMissing) && <ErrorState error={error ?? new WordedError(t('profile.missing'))} onRetry={retry} />
  const handleSaved = () => {
    toast({ severity: 'success', text: t('profile.saved') })
    void refresh('Customer', 'PaymentMethod')
    // The shell shows the company and its currency as well.
    loadCurrentUser().catch(reportError)
  }
  return (
    <EditRowDrawer
      resource={customers}
      id={customerId}
      titleOf={() => t('profile.edit')}
      problemOf={problemOf}
      onSaved={handleSaved}
      onClose={onClose}
    />
  )
}
