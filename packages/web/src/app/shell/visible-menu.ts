import type { MenuItemId } from '@lineboard/sdk'
import { type AppRoute, addressOf } from '../router/app-route.ts'
import type { MenuEntry, MenuGroup } from './menu.ts'

export interface VisibleEntry extends MenuEntry {
  href: string
}

export interface VisibleGroup {
  id: MenuGroup['id']
  items: readonly VisibleEntry[]
}

/** The part of the menu a person sees: entries that have a screen and a permission, in groups that have entries. */
export function visibleMenu(
  groups: readonly MenuGroup[],
  routes: readonly AppRoute[],
  isVisible: Readonly<Record<MenuItemId, boolean>>,
): VisibleGroup[] {
  const screens = new Map(routes.map((route) => [route.menu, addressOf(route)]))
  return groups
    .map(({ id, items }) => ({
      id,
      items: items.flatMap((entry) => {
        const href = screens.get(entry.id)
        return href !== undefined && isVisible[entry.id] ? [{ ...entry, href }] : []
      }),
    }))
    .filter(({ items }) => items.length > 0)
}
