import { type Access, type MenuItemId, menuItems, visibleMenu as permittedMenu } from '@lineboard/sdk'
import type { ComponentType } from 'react'
import { allPlaces } from '../../places/place.ts'
import { menuIcons } from './menu-icons.ts'

interface VisibleEntry {
  id: MenuItemId
  label: string
  href: string
  Icon: ComponentType
}

export interface VisibleGroup {
  label: string
  items: readonly VisibleEntry[]
}

function entryOf(id: MenuItemId): VisibleEntry[] {
  const place = allPlaces.find(({ menu }) => menu === id)
  return place ? [{ id, label: menuItems[id].label, href: place.path, Icon: menuIcons[id] }] : []
}

/** The part of the menu a person sees, and where its entries lead. */
export const visibleMenu = (access: Access): VisibleGroup[] =>
  permittedMenu(access).map(({ label, items }) => ({ label, items: items.flatMap(entryOf) }))
