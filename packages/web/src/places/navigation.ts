import { type Access, type MenuItemId, menuGroups, menuVisibility } from '@lineboard/sdk'
import { hasNoAccount, isChanged, isSeen } from './is-seen.ts'
import { groupTitle, itemTitle } from './menu.messages.ts'
import { allPlaces, type Place } from './place.ts'
import type { PlaceFacts } from './place-entry.ts'
import { titleOf } from './title-of.ts'

/** Entry of the menu whose screens a place stands beside, for a person. */
export function entryOf(
  { menu, parentMenu = menu, fallbackMenu }: Pick<PlaceFacts, 'menu' | 'parentMenu' | 'fallbackMenu'>,
  access: Access,
): MenuItemId | undefined {
  return fallbackMenu && parentMenu && !menuVisibility(access)[parentMenu] ? fallbackMenu : parentMenu
}

/** The places of an entry's area that a person sees, in their order. One with a parameter has no address of its own. */
const areaOfEntry = (id: MenuItemId, access: Access): Place[] =>
  allPlaces.filter((each) => entryOf(each, access) === id && !each.path.includes(':') && isSeen(each, access))

/** The places of the same area that a person sees. */
export function areaOf(place: Place, access: Access): Place[] {
  const id = entryOf(place, access)
  return id === undefined ? [] : areaOfEntry(id, access)
}

/** A screen that the menu leads to. */
interface Entry {
  id: Place['id']
  label: string
  href: string
}

/** An entry of the menu, with the screens that stand beside its own. */
export interface VisibleEntry extends Entry {
  menu: MenuItemId
  /** It is the entry itself, and no screen that stands there in its place. */
  leads: boolean
  below: readonly Entry[]
}

export interface VisibleGroup {
  label: string
  items: readonly VisibleEntry[]
}

const entryFor = ({ id, path }: Place): Entry => ({ id, label: titleOf(id), href: path })

function entriesOf(menu: MenuItemId, access: Access, isShown: boolean): VisibleEntry[] {
  // One with an entry of its own stands there.
  const beside = areaOfEntry(menu, access)
    .filter((place) => place.menu === undefined)
    .map(entryFor)
  if (isShown) {
    const place = allPlaces.find((each) => each.menu === menu)
    if (!place) return []
    const own = entryFor(place)
    // Everybody sees the profile of their account, which is all of billing for who is denied the rest.
    const isAlone = menu === 'accountProfile' && beside.length === 0
    const label = isAlone ? own.label : itemTitle(menu, isChanged(place, access))
    return [{ ...own, label, menu, leads: true, below: beside }]
  }
  // What stands beside a screen somebody may not see has no other way to it. Super administrators lack no screen but
  // those of an account of their own.
  return hasNoAccount(access) ? [] : beside.map((each) => ({ ...each, menu, leads: false, below: [] }))
}

/** The part of the menu a person sees, and where its entries lead: every screen that has an address of its own. */
export function visibleNavigation(access: Access): VisibleGroup[] {
  const isShown = menuVisibility(access)
  return menuGroups
    .map(({ label, items }) => ({
      label: groupTitle(label),
      items: items.flatMap((id) => entriesOf(id, access, isShown[id])),
    }))
    .filter(({ items }) => items.length > 0)
}
