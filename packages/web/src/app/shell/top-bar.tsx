import MenuOutlined from '@mui/icons-material/MenuOutlined'
import { Link } from 'wouter'
import { useMedia } from '../../browser/use-media.ts'
import { hrefOf } from '../../places/href.ts'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../state/session.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { Brand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CustomerDropdown } from './customer-dropdown.tsx'
import { HelpButton } from './help-button.tsx'
import { NotificationsButton } from './notifications-button.tsx'
import { OpenTabs } from './open-tabs.tsx'
import { PaletteButton } from './palette-button.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { QuickPagesMenu } from './quick-pages-menu.tsx'
import { t } from './shell.messages.ts'
import { SoftphoneButton } from './softphone-button.tsx'
import { barTitle } from './tab-title.ts'
import styles from './top-bar.module.css'
import { useOpenTab } from './use-open-tab.ts'

/** Windows that have room for the open screens. */
const WIDE = '(width > 991px)'

interface TopBarProps {
  place: Place
  isMenuOpen: boolean
  onMenuToggle: () => void
}

/** Menu toggle, brand, open screens with the title of the present one, what belongs to it, and the person's own tools. */
export function TopBar({ place, isMenuOpen, onMenuToggle }: TopBarProps) {
  // The page is about one customer, whom the top bar has chosen.
  const isAboutCustomer = place.id === 'customerPanel'
  const { impersonation } = useSession()
  const { customLogoImg } = useUiSettings()
  const activeId = useOpenTab(place)
  const isWide = useMedia(WIDE)
  return (
    <header className={styles.bar} data-about-customer={isAboutCustomer}>
      <IconButton label={t('menu.toggle')} aria-expanded={isMenuOpen} onClick={onMenuToggle}>
        <MenuOutlined />
      </IconButton>
      <Link href={hrefOf('dashboard')} className={styles.brand} aria-label={t('home')}>
        {customLogoImg ? <img src={customLogoImg} alt="" className={styles.logo} /> : <Brand sizePx={28} />}
      </Link>
      {!(isWide && activeId) && <p className={styles.title}>{barTitle(place.id)}</p>}
      {isWide && <OpenTabs place={place} activeId={activeId} />}
      {isAboutCustomer && <CustomerDropdown />}
      <div className={styles.tools}>
        <PaletteButton />
        {!impersonation && (
          <>
            <div className={styles.quickPages}>
              <QuickPagesMenu />
            </div>
            <SoftphoneButton />
          </>
        )}
        <NotificationsButton />
        <div className={styles.help}>
          <HelpButton place={place} />
        </div>
        <ProfileMenu place={place} />
      </div>
    </header>
  )
}
