import SupervisedUserCircleOutlined from '@mui/icons-material/SupervisedUserCircleOutlined'
import { deimpersonate } from '../session/deimpersonate.ts'
import { t } from './shell.messages.ts'

/** Ends acting as another person. */
export function DeimpersonateButton({ tokenId, className }: { tokenId: string; className: string | undefined }) {
  return (
    <button type="button" className={className} onClick={() => void deimpersonate(tokenId)}>
      <SupervisedUserCircleOutlined />
      {t('profile.deimpersonate')}
    </button>
  )
}
