import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useListeners } from '../../browser/events.ts'
import { showWithin, useMedia } from '../../browser/hooks.ts'
import type { MenuMode } from '../../lib/parse-ui-settings.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import type { MenuLook } from './menu-list.tsx'

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
