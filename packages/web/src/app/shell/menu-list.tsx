import type { MenuItemId } from '@lineboard/sdk'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { useListeners } from '../../browser/events.ts'
import { showWithin, useMedia } from '../../browser/hooks.ts'
import { comma } from '../../lib/messages.ts'
import type { MenuMode } from '../../lib/parse-ui-settings.ts'
import { hrefOf } from '../../places/href.ts'
import { type VisibleEntry, type VisibleGroup, visibleNavigation } from '../../places/navigation.ts'
import type { Place } from '../../places/place.ts'
import { addPersonalState } from '../../state/personal-state.ts'
import { useSession } from '../../state/session.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
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
        {visibleNavigation(access).map((group) => (
          <Group key={group.label} group={group} {...settings} />
        ))}
      </ul>
    </nav>
  )
}

/** Windows wider than this have the menu beside the page; narrower ones over it. */
const desktop = '(width > 991px)'

/** How long after it is shown or hidden a menu beside the page goes back to the present entry, in milliseconds. */
const resetDelayMs = 300

/** Icons alone tell no finger what they lead to. */
const noPointer = '(hover: none)'

interface Menu {
  /** How it looks beside the page. */
  look: MenuLook
  /** The menu lies over the page, and goes away with the next navigation. */
  isOver: boolean
  isOpen: boolean
  toggle: () => void
  /** Hides a menu that lies over the page. */
  close: () => void
  /** The element that scrolls the menu. */
  scroller: RefObject<HTMLDivElement | null>
}

function lookOf(mode: MenuMode, hasNames: boolean): MenuLook {
  if (mode === 'slim' && hasNames) return 'slim-plus'
  return mode === 'slim' || mode === 'slim-plus' ? mode : 'full'
}

/** How the menu stands: beside the page on wide screens, in three looks; over it on narrow ones, and where so chosen. */
export function useMenu(): Menu {
  const { menuMode = 'static' } = useUiSettings()
  const hasNames = useMedia(noPointer)
  const isOver = !useMedia(desktop) || menuMode === 'overlay'
  const [path] = useLocation()
  const [isShown, setShown] = useState(true)
  // The drawer belongs to the address it was opened at: any navigation leaves it behind.
  const [drawerPath, setDrawerPath] = useState<string>()
  const isOpen = isOver ? drawerPath === path : isShown
  const scroller = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isOver || menuMode !== 'static' || !isShown) return
    const reset = setTimeout(() => {
      const current = scroller.current?.querySelector('[aria-current]')
      if (scroller.current && current) showWithin(scroller.current, current)
    }, resetDelayMs)
    return () => clearTimeout(reset)
  }, [isOver, menuMode, isShown])

  return {
    look: lookOf(menuMode, hasNames),
    isOver,
    isOpen,
    toggle: () => (isOver ? setDrawerPath(isOpen ? undefined : path) : setShown(!isShown)),
    close: () => setDrawerPath(undefined),
    scroller,
  }
}

/** How long the pointer rests on icons before their names come, in milliseconds: crossing them on the way shows none. */
const RESTING_MS = 200

/** Whether a slim menu shows its names: to a pointer that rests on it, and to the keyboard. */
export function useHoverExpand(menu: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  const listeners = useMemo(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const change = (next: boolean, afterMs = 0) => {
      clearTimeout(resting)
      resting = setTimeout(() => setWide(next), afterMs)
    }
    return {
      pointerenter: (event: Event) =>
        event instanceof PointerEvent && event.pointerType === 'mouse' && change(true, RESTING_MS),
      pointerleave: () => change(false),
      focusin: ({ target }: Event) => target instanceof Element && target.matches(':focus-visible') && change(true),
      focusout: () => change(false),
    }
  }, [])
  useListeners(menu, listeners)
  return isWide
}
