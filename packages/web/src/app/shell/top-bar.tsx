import MenuOutlined from '@mui/icons-material/MenuOutlined'
import { Link, useLocation } from 'wouter'
import { useSession } from '../../state/session.ts'
import { useUiSettings } from '../../state/ui-settings.ts'
import { Brand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { paths } from '../router/paths.ts'
import { CustomerDropdown, isAboutCustomer } from './customer-dropdown.tsx'
import { NotificationsButton } from './notifications-button.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { QuickPages } from './quick-pages.tsx'
import { t } from './shell.messages.ts'
import { SoftphoneButton } from './softphone-button.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  title: string
  isMenuOpen: boolean
  onMenuToggle: () => void
}

/** Menu toggle, brand, title of the screen, what belongs to it, and the person's own tools. */
export function TopBar({ title, isMenuOpen, onMenuToggle }: TopBarProps) {
  const [path] = useLocation()
  const { impersonation } = useSession()
  const { customLogoImg } = useUiSettings()
  return (
    <header className={styles.bar} data-about-customer={isAboutCustomer(path)}>
      <IconButton label={t('menu.toggle')} aria-expanded={isMenuOpen} onClick={onMenuToggle}>
        <MenuOutlined />
      </IconButton>
      <Link href={paths.home} className={styles.brand} aria-label={t('home')}>
        {customLogoImg ? <img src={customLogoImg} alt="" className={styles.logo} /> : <Brand sizePx={28} />}
      </Link>
      <p className={styles.title}>{title.replaceAll('/', '').toUpperCase()}</p>
      {isAboutCustomer(path) && <CustomerDropdown />}
      <div className={styles.tools}>
        {!impersonation && (
          <>
            <div className={styles.quickPages}>
              <QuickPages />
            </div>
            <SoftphoneButton />
          </>
        )}
        <NotificationsButton />
        <ProfileMenu />
      </div>
    </header>
  )
}
