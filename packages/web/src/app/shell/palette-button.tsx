import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { ariaKeys } from '../../parts/keys/shortcuts.ts'
import { showOverlay } from '../../state/overlay.ts'
import styles from './palette-button.module.css'
import { t } from './shell.messages.ts'

/** Opens the search over everything: with words and its key where there is room, an icon alone on phones. */
export const PaletteButton = () => (
  <button
    type="button"
    className={styles.button}
    aria-keyshortcuts={ariaKeys('palette')}
    data-key={t('searchKey')}
    onClick={() => showOverlay('palette')}
  >
    <SearchOutlined />
    <span>{t('search')}</span>
  </button>
)
