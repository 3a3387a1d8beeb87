import SupervisedUserCircleOutlined from '@mui/icons-material/SupervisedUserCircleOutlined'
import { endActing } from '../session/leave.ts'
import { t } from './shell.messages.ts'

/** Ends acting as another person. */
export function DeimpersonateButton({ className }: { className: string | undefined }) {
  return (
    <button type="button" className={className} onClick={() => void endActing()}>
      <SupervisedUserCircleOutlined />
      {t('profile.deimpersonate')}
    </button>
  )
}
