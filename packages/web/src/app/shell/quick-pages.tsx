import AddIcCallOutlined from '@mui/icons-material/AddIcCallOutlined'
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { type QuickPage, quickPageFlags, quickPages } from '../../places/quick-pages.ts'
import { useUiSettings } from '../../state/ui-settings.ts'
import { routeAt } from '../router/match-route.ts'
import { menu } from './menu.ts'
import styles from './quick-pages.module.css'
import { t } from './shell.messages.ts'

const icons = new Map<string, ComponentType>(
  menu.flatMap(({ items }) => items.map(({ id, Icon }) => [id, Icon] as const)),
)
const iconOf = ({ id }: QuickPage) => icons.get(id) ?? AddIcCallOutlined

/** Round buttons to the pages the person chose, as far as there are such pages. */
export function QuickPages() {
  const flags = quickPageFlags(useUiSettings().customQuickPageEnables)
  const shown = quickPages.filter(({ href }, at) => flags[at] && routeAt(href))
  if (shown.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={t('quickPages')}>
      {shown.map((page) => {
        const Icon = iconOf(page)
        return (
          <Link key={page.id} href={page.href} className={styles.page} aria-label={page.title} title={page.title}>
            <Icon />
          </Link>
        )
      })}
    </nav>
  )
}
