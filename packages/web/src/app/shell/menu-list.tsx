import type { MenuItemId } from '@lineboard/sdk'
import { useId } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { comma } from '../../lib/messages.ts'
import { hrefOf } from '../../places/href.ts'
import { type VisibleEntry, type VisibleGroup, visibleMenu } from '../../places/menu.ts'
import type { Place } from '../../places/place.ts'
import { addPersonalState } from '../../state/personal-state.ts'
import { useSession } from '../../state/session.ts'
import { t } from '../shell.messages.ts'
import { menuIcons } from './menu-icons.ts'
import styles from './menu-list.module.css'
import { useToHandle } from './use-to-handle.ts'

// What everybody works with all day stands open.
const usual = { callLogs: true } as const

const chosen = proxy<{ [Id in MenuItemId]?: boolean }>({ ...usual })

/** Which entries of the menu somebody has unfolded or folded; what they said nothing of is undefined. */
const useExpandedEntries = (): Readonly<typeof chosen> => useSnapshot(chosen)

function setExpanded(id: MenuItemId, isExpanded: boolean): void {
  chosen[id] = isExpanded
}

// Somebody else may sign in.
addPersonalState({
  forget() {
    for (const id of Object.keys(chosen)) Reflect.deleteProperty(chosen, id)
    Object.assign(chosen, usual)
  },
})

/** full: icons beside names; slim: icons alone; slim-plus: icons over small names. */
export type MenuLook = 'full' | 'slim' | 'slim-plus'

/** What all entries of a menu are shown by. */
export interface MenuSettings {
  look: MenuLook
  /** The present screen, and the entry of its area. */
  place: Place
  current: Place['menu']
  /** Called when a screen is chosen. */
  onChoose?: (() => void) | undefined
}

/** An entry of the menu. The screens beside its own unfold below it; those of the present area stand there unless folded. */
function MenuEntry({ entry, look, place, current, onChoose }: MenuSettings & { entry: VisibleEntry }) {
  const { menu, id, label, href, below } = entry
  const Icon = menuIcons[menu]
  const belowId = useId()
  const isExpanded = useExpandedEntries()[menu] ?? menu === current
  const shown = look === 'full' && isExpanded ? below : []
  // A screen that has no line of its own now is marked at the entry it stands beside.
  const hasOwnLine = shown.some((each) => each.id === place.id)
  const isMarked = id === place.id || (entry.leads && menu === current && !hasOwnLine)
  return (
    <li>
      <div className={styles.line}>
        <Link
          href={href}
          className={styles.item}
          aria-current={isMarked ? 'page' : undefined}
          onClick={onChoose}
          title={look === 'slim' ? label : undefined}
        >
          <Icon />
          <span className={look === 'slim' ? 'visually-hidden' : undefined}>{label}</span>
        </Link>
        {id === 'callLogs' && <ToHandle onChoose={onChoose} />}
        {look === 'full' && below.length > 0 && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? belowId : undefined}
            aria-label={t('menu.below', { label })}
            title={below.map((each) => each.label).join(comma)}
            onClick={() => setExpanded(menu, !isExpanded)}
          />
        )}
      </div>
      {shown.length > 0 && (
        <ul id={belowId} className={styles.below} aria-label={t('menu.below', { label })}>
          {shown.map((each) => (
            <li key={each.id}>
              <Link
                href={each.href}
                className={styles.item}
                aria-current={each.id === place.id ? 'page' : undefined}
                onClick={onChoose}
              >
                {each.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** How many calls wait for somebody, linked to them; nothing where there are none. */
function ToHandle({ onChoose }: Pick<MenuSettings, 'onChoose'>) {
  const count = useToHandle()
  if (!count) return null
  const words = t('menu.toHandle', { count })
  return (
    <Link href={hrefOf('toHandle')} className={styles.count} aria-label={words} title={words} onClick={onChoose}>
      {count > 999 ? '999+' : count}
    </Link>
  )
}

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
