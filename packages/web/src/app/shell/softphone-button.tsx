import DialerSipOutlined from '@mui/icons-material/DialerSipOutlined'
import { useSnapshot } from 'valtio'
import { softphone, toggleSoftphone } from '../../state/softphone.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from './shell.messages.ts'

const talking = { color: 'var(--lb-error)' }

/** Shows and hides the softphone; its badge counts missed calls, and it says that somebody is talked with. */
export function SoftphoneButton() {
  const { isVisible, missedCalls, isTalking } = useSnapshot(softphone)
  const label = t('softphone.toggle', { count: missedCalls })
  const inCall = t('softphone.inCall')
  return (
    <IconButton
      label={isTalking ? `${label} – ${inCall}` : label}
      caption={isTalking ? inCall : t('softphone.caption')}
      count={missedCalls}
      aria-expanded={isVisible}
      onClick={toggleSoftphone}
    >
      <DialerSipOutlined style={isTalking ? talking : undefined} />
    </IconButton>
  )
}
