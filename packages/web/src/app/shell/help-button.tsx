import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import type { Place } from '../../places/place.ts'
import { showGuide } from '../../state/overlay.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from './shell.messages.ts'

/** Opens the page of the guide that is about the screen. */
export const HelpButton = ({ place }: { place: Place }) => (
  <IconButton label={t('help.toScreen')} caption={t('help.caption')} onClick={() => showGuide({ screen: place.id })}>
    <HelpOutlineOutlined />
  </IconButton>
)
