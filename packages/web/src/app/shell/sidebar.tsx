import type { RefObject } from 'react'
import type { MenuSettings } from './menu-entry.tsx'
import { MenuList } from './menu-list.tsx'
import styles from './sidebar.module.css'
import { useHoverExpand } from './use-hover-expand.ts'

interface SidebarProps extends MenuSettings {
  /** The element that scrolls the menu. */
  scroller: RefObject<HTMLDivElement | null>
}

/** The menu beside the page. A slim one opens over the page, with names, for who is about to choose. */
export function Sidebar({ look, scroller, ...settings }: SidebarProps) {
  const isWide = useHoverExpand(scroller) && look !== 'full'
  return (
    <div ref={scroller} className={styles.sidebar} data-wide={isWide}>
      <MenuList look={isWide ? 'full' : look} {...settings} />
    </div>
  )
}
