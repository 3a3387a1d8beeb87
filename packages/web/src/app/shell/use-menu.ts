import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useMedia } from '../../browser/use-media.ts'
import type { MenuMode } from '../../lib/parse-ui-settings.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'

/** Windows wider than this have the menu beside the page; narrower ones over it. */
const desktop = '(width > 991px)'

/** How long after it is shown or hidden a menu beside the page goes back to the present entry, in milliseconds. */
const resetDelayMs = 300

interface Menu {
  mode: MenuMode
  /** The menu lies over the page, and goes away with the next navigation. */
  isOver: boolean
  isOpen: boolean
  toggle: () => void
  /** Hides a menu that lies over the page. */
  close: () => void
  /** The element that scrolls the menu. */
  scroller: RefObject<HTMLDivElement | null>
}

/** How the menu stands: beside the page on wide screens, in three looks; over it on narrow ones, and where so chosen. */
export function useMenu(): Menu {
  const { menuMode = 'static' } = useUiSettings()
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
      scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    }, resetDelayMs)
    return () => clearTimeout(reset)
  }, [isOver, menuMode, isShown])

  return {
    mode: menuMode,
    isOver,
    isOpen,
    toggle: () => (isOver ? setDrawerPath(isOpen ? undefined : path) : setShown(!isShown)),
    close: () => setDrawerPath(undefined),
    scroller,
  }
}
