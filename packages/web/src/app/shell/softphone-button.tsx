import DialerSipOutlined from '@mui/icons-material/DialerSipOutlined'
import { useSnapshot } from 'valtio'
import { softphone, toggleSoftphone } from '../../state/softphone.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from './shell.messages.ts'

/** Shows and hides the softphone; its badge counts missed calls. */
export function SoftphoneButton() {
  const { isVisible, missedCalls } = useSnapshot(softphone)
  return (
    <IconButton
      label={t('softphone.toggle', { count: missedCalls })}
      caption={t('softphone.caption')}
      count={missedCalls}
      aria-expanded={isVisible}
      onClick={toggleSoftphone}
    >
      <DialerSipOutlined />
    </IconButton>
  )
}
