import { t } from '../resource.messages.ts'
import type { Owner } from '../rows/use-owner.ts'

/** Why nothing can be chosen for rows of an owner; undefined where something can be. */
export function withheldOf(owner: Owner): string | undefined {
  if (typeof owner === 'number') return undefined
  return t(owner === 'several' ? 'form.severalOwners' : owner === 'unread' ? 'form.ownersUnread' : 'form.ownersAsked')
}
