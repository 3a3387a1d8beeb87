import { type Access, canRead, type MenuItemId, menuVisibility } from '@lineboard/sdk'
import type { AppRoute } from '../router/app-route.ts'

type Placed = Pick<AppRoute, 'path' | 'menu' | 'under' | 'section'>

/** Entry of the menu whose screens stand together. */
const areaId = ({ menu, under }: Placed): MenuItemId | undefined => under ?? menu

/** The routes of the same area that a person may see, in their order. A route with a parameter has no address of its own. */
export function areaOf<Route extends Placed>(route: Placed, routes: readonly Route[], access: Access): Route[] {
  const id = areaId(route)
  if (id === undefined) return []
  const isVisible = menuVisibility(access)
  return routes.filter((each) => {
    if (areaId(each) !== id || each.path.includes(':')) return false
    if (each.section) return canRead(access, each.section)
    return isVisible[each.menu ?? id]
  })
}
