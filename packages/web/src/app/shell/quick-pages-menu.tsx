import AddIcCallOutlined from '@mui/icons-material/AddIcCallOutlined'
import { Link } from 'wouter'
import { placeFacts } from '../../places/place.ts'
import { type QuickPage, quickPageFlags, quickPages } from '../../places/quick-pages.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import { t } from '../shell.messages.ts'
import { menuIcons } from './menu-icons.ts'
import styles from './quick-pages-menu.module.css'

function PageIcon({ id }: Pick<QuickPage, 'id'>) {
  const { menu } = placeFacts[id]
  const Icon = menu ? menuIcons[menu] : AddIcCallOutlined
  return <Icon />
}

/** Links to the pages the person chose, each with its name in view. */
export function QuickPagesMenu() {
  const flags = quickPageFlags(useUiSettings().customQuickPageEnables)
  const mayOpen = useMayOpen()
  const shown = quickPages.filter(({ href }, at) => flags[at] && mayOpen(href))
  if (shown.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={t('quickPages')}>
      {shown.map((page) => (
        <Link key={page.id} href={page.href} className={styles.page}>
          <PageIcon id={page.id} />
          <small>{page.title}</small>
        </Link>
      ))}
    </nav>
  )
}
