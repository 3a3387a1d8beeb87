import { type Access, type MenuItemId, menuVisibility } from '@lineboard/sdk'
import type { PlaceFacts } from './place-entry.ts'

/** Entry of the menu whose screens a place stands beside, for a person. */
export function entryOf(
  { menu, parentMenu = menu, fallbackMenu }: Pick<PlaceFacts, 'menu' | 'parentMenu' | 'fallbackMenu'>,
  access: Access,
): MenuItemId | undefined {
  return fallbackMenu && parentMenu && !menuVisibility(access)[parentMenu] ? fallbackMenu : parentMenu
}
