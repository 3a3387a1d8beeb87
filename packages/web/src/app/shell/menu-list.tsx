import { useId } from 'react'
import { type VisibleGroup, visibleMenu } from '../../places/menu.ts'
import { useSession } from '../../state/session.ts'
import { t } from '../shell.messages.ts'
import { MenuEntry, type MenuSettings } from './menu-entry.tsx'
import styles from './menu-list.module.css'

function Group({ group, ...settings }: MenuSettings & { group: VisibleGroup }) {
  const headingId = useId()
  return (
    <li>
      <p id={headingId} className={settings.look === 'full' ? styles.heading : 'visually-hidden'}>
        {group.label}
      </p>
      <ul className={styles.list} aria-labelledby={headingId}>
        {group.items.map((entry) => (
          <MenuEntry key={entry.id} entry={entry} {...settings} />
        ))}
      </ul>
    </li>
  )
}

/** The menu of the signed-in person, with the present screen marked. */
export function MenuList(settings: MenuSettings) {
  const { access } = useSession()
  if (!access) return null
  return (
    <nav aria-label={t('menu.label')} data-look={settings.look}>
      <ul className={styles.list}>
        {visibleMenu(access).map((group) => (
          <Group key={group.label} group={group} {...settings} />
        ))}
      </ul>
    </nav>
  )
}
