import SupervisedUserCircleOutlined from '@mui/icons-material/SupervisedUserCircleOutlined'
import { personName } from '../../lib/person-name.ts'
import { useSession } from '../../state/session.ts'
import { endActing } from '../session/leave.ts'
import { t } from './shell.messages.ts'

/** Ends acting as another person. */
export function DeimpersonateButton({ className }: { className: string | undefined }) {
  const { user } = useSession()
  if (!user) return null
  return (
    <button type="button" className={className} onClick={() => void endActing()}>
      <SupervisedUserCircleOutlined />
      {t('impersonation.end', { name: personName(user) })}
    </button>
  )
}
