import { type ReactNode, useState } from 'react'
import { loadOnce } from '../../browser/lazy.ts'
import { useWanted } from '../../ui/use-wanted.ts'

const rowMenu = loadOnce(() => import('./selection-panels.ts'))

/** Brings the menu of rows ahead of need. */
export const prepareRowMenu = (): void => void rowMenu.load().catch(() => undefined)

interface OpenMenu {
  row: object
  anchor: HTMLElement
}

/** The menu of a row: the way to open it, and the menu itself, which outlives the row's cells. */
export function useRowMenu(): { openMenu: (row: object, anchor: HTMLElement) => void; menu: ReactNode } {
  const [open, setOpen] = useState<OpenMenu>()
  const [openMenu] = useState(() => (row: object, anchor: HTMLElement) => {
    prepareRowMenu()
    setOpen({ row, anchor })
  })
  return { openMenu, menu: open && <LoadedMenu {...open} onClose={() => setOpen(undefined)} /> }
}

function LoadedMenu(props: OpenMenu & { onClose: () => void }) {
  const value = useWanted(rowMenu)
  return value ? <value.RowMenu {...props} /> : null
}
