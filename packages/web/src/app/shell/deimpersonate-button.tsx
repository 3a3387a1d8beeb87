import SupervisedUserCircleOutlined from '@mui/icons-material/SupervisedUserCircleOutlined'
import { sendSession } from '../session/session.ts'
import { t } from './shell.messages.ts'

/** Ends acting as another person. */
export function DeimpersonateButton({ className }: { className: string | undefined }) {
  return (
    <button type="button" className={className} onClick={() => sendSession({ type: 'deimpersonate' })}>
      <SupervisedUserCircleOutlined />
      {t('profile.deimpersonate')}
    </button>
  )
}
