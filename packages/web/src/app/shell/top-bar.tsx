import MenuOutlined from '@mui/icons-material/MenuOutlined'
import { Link } from 'wouter'
import { Brand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { paths } from '../paths.ts'
import { NotificationsButton } from './notifications-button.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { t } from './shell.messages.ts'
import styles from './top-bar.module.css'

interface TopBarProps {
  title: string
  isMenuOpen: boolean
  onMenuToggle: () => void
}

/** Menu toggle, brand, title of the screen, notifications and the person's own menu. */
export function TopBar({ title, isMenuOpen, onMenuToggle }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton label={t('menu.toggle')} aria-expanded={isMenuOpen} onClick={onMenuToggle}>
        <MenuOutlined />
      </IconButton>
      <Link href={paths.home} className={styles.brand} aria-label={t('home')}>
        <Brand sizePx={28} />
      </Link>
      <p className={styles.title}>{title.replaceAll('/', '').toUpperCase()}</p>
      <div className={styles.tools}>
        <NotificationsButton />
        <ProfileMenu />
      </div>
    </header>
  )
}
