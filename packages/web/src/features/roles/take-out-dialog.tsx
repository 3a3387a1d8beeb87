import Alert from '@mui/material/Alert'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { t as rights } from '../../parts/rights/rights.messages.ts'
import { useWhyKept } from '../../parts/rights/use-why-kept.ts'
import { rightsOf } from '../../parts/within-reach.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Holder } from './holders.ts'
import { t } from './roles.messages.ts'

interface TakeOutProps {
  roleName: string
  holder: Holder
  onClose: () => void
}

/** Asks before somebody loses a role, and says what that means for them and for the others. */
export function TakeOutDialog({ roleName, holder, onClose }: TakeOutProps) {
  const { user } = useSession()
  const { name, userId, customerId, mappingId } = holder
  const isOwn = userId !== undefined && userId === user?.id

  const { why, isKnown, error, retry } = useWhyKept(customerId === undefined ? [] : [customerId], (person) => {
    const { DashRoleMapping = [] } = person
    return rightsOf({ ...person, DashRoleMapping: DashRoleMapping.filter(({ id }) => id !== mappingId) })
  })

  const asked = useConfirmed(async () => {
    await api().DashRoleMapping.deleteById({ id: mappingId })
    toast({ severity: 'success', text: t('takenOut', { name, role: roleName }) })
    void refresh('DashRole', 'DashUser', 'DashRoleMapping')
    onClose()
    if (isOwn) void loadCurrentUser().catch(reportError)
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={t('takeOutTitle', { name, role: roleName })}
      confirmLabel={t('takeOut')}
      disabled={!isKnown || why !== undefined}
      {...asked}
      onClose={onClose}
    >
      <p>{rights('nothingLeft', { name })}</p>
      {error && <ErrorState error={error} onRetry={retry} />}
      {why !== undefined && <Alert severity="warning">{why}</Alert>}
    </ConfirmDialog>
  )
}
