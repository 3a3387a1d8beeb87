import { type Access, type MenuItemId, menuVisibility } from '@lineboard/sdk'
import type { PlaceFacts } from './place-entry.ts'

/** Entry of the menu whose screens a place stands beside, for a person. */
export function entryOf(
  { menu, under = menu, orUnder }: Pick<PlaceFacts, 'menu' | 'under' | 'orUnder'>,
  access: Access,
): MenuItemId | undefined {
  return orUnder && under && !menuVisibility(access)[under] ? orUnder : under
}
