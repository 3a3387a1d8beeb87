import Alert from '@mui/material/Alert'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Holder } from './holders.ts'
import { ManagersWarning } from './managers-warning.tsx'
import { t } from './roles.messages.ts'

interface TakeOutProps {
  roleName: string
  holder: Holder
  onClose: () => void
}

/** Asks before somebody loses a role, and says what that means for them and for the others. */
export function TakeOutDialog({ roleName, holder, onClose }: TakeOutProps) {
  const { user } = useSession()
  const { name, userId, mappingId } = holder
  const isOwn = userId !== undefined && userId === user?.id

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
      {...asked}
      onClose={onClose}
    >
      <p>{t('takeOutText', { name })}</p>
      {isOwn && <Alert severity="warning">{t('takeOutOwn')}</Alert>}
      {userId !== undefined && <ManagersWarning leaving={[userId]} />}
    </ConfirmDialog>
  )
}
