import { useId } from 'react'
import { Link } from 'wouter'
import { hrefOf } from '../../places/href.ts'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../state/session.ts'
import styles from './menu-list.module.css'
import { t } from './shell.messages.ts'
import { useToHandle } from './use-to-handle.ts'
import { type VisibleGroup, visibleMenu } from './visible-menu.ts'

/** full: icons beside names; slim: icons alone; slim-plus: icons over small names. */
export type MenuLook = 'full' | 'slim' | 'slim-plus'

interface MenuListProps {
  /** @default 'full' */
  look?: MenuLook
  /** Entry of the present screen. */
  current: Place['menu']
  /** Called when an entry is chosen. */
  onChoose?: () => void
}

function Group({ group, current, look = 'full', onChoose }: MenuListProps & { group: VisibleGroup }) {
  const headingId = useId()
  return (
    <li>
      <p id={headingId} className={look === 'full' ? styles.heading : 'visually-hidden'}>
        {group.label}
      </p>
      <ul className={styles.list} aria-labelledby={headingId}>
        {group.items.map(({ id, label, href, Icon }) => (
          <li key={id}>
            <Link
              href={href}
              className={styles.item}
              aria-current={id === current ? 'page' : undefined}
              onClick={onChoose}
              title={look === 'slim' ? label : undefined}
            >
              <Icon />
              <span className={look === 'slim' ? 'visually-hidden' : undefined}>{label}</span>
            </Link>
            {id === 'callLogs' && <ToHandle onChoose={onChoose} />}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** How many calls wait for somebody, linked to them; nothing where there are none. */
function ToHandle({ onChoose }: { onChoose: MenuListProps['onChoose'] | undefined }) {
  const count = useToHandle()
  if (!count) return null
  const words = t('menu.toHandle', { count })
  return (
    <Link href={hrefOf('toHandle')} className={styles.count} aria-label={words} title={words} onClick={onChoose}>
      {count > 999 ? '999+' : count}
    </Link>
  )
}

/** The menu of the signed-in person, with the entry of the present screen marked. */
export function MenuList(props: MenuListProps) {
  const { access } = useSession()
  if (!access) return null
  return (
    <nav aria-label={t('menu.label')} data-look={props.look ?? 'full'}>
      <ul className={styles.list}>
        {visibleMenu(access).map((group) => (
          <Group key={group.label} group={group} {...props} />
        ))}
      </ul>
    </nav>
  )
}
