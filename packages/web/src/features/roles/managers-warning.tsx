import Alert from '@mui/material/Alert'
import { useCall } from '../../data/use-call.ts'
import { areLastManagers } from './role-managers.ts'
import { t } from './roles.messages.ts'

const everyRole = {
  filter: { include: [{ relation: 'GuiVisibilities', scope: { include: 'GuiSection' } }, 'principals'] },
} as const

/** Warns when nobody is left who manages roles once these people lose theirs; nothing at all otherwise. */
export function ManagersWarning({ leaving }: { leaving: readonly number[] }) {
  const { data: roles = [] } = useCall('DashRole.find', leaving.length > 0 ? everyRole : null)
  return areLastManagers(roles, leaving) ? <Alert severity="warning">{t('lastManagers')}</Alert> : null
}
