import { Link } from 'wouter'
import { useSession } from '../../state/session.ts'
import { type AppRoute, addressOf } from '../router/app-route.ts'
import { routes } from '../router/routes.ts'
import { areaOf } from './area-of.ts'
import styles from './area-tabs.module.css'
import { t } from './shell.messages.ts'

/** Shows the tab of the open screen where there are more of them than fit. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The screens that stand beside a route's own, for those who may see them; nothing where it stands alone. */
export function AreaTabs({ route }: { route: AppRoute }) {
  const { access } = useSession()
  const area = access ? areaOf(route, routes, access) : []
  if (area.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={t('area')}>
      {area.map((each) => (
        <Link
          key={each.path}
          ref={each === route ? showTab : undefined}
          href={addressOf(each)}
          aria-current={each === route ? 'page' : undefined}
        >
          {each.title}
        </Link>
      ))}
    </nav>
  )
}
