import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { t } from '../resource.messages.ts'
import { type Owner, useOwner } from '../rows/use-owner.ts'

/** Why nothing can be chosen for rows of an owner; undefined where something can be. */
export function withheldOf(owner: Owner): string | undefined {
  if (typeof owner === 'number') return undefined
  return t(owner === 'several' ? 'form.severalOwners' : owner === 'unread' ? 'form.ownersUnread' : 'form.ownersAsked')
}

interface OwnRows {
  /** Only rows of the customer of those that are chosen for; people of one customer see no others. */
  where: object | undefined
  /** Why nothing can be chosen for them. */
  withheld: string | undefined
}

/** What can be chosen for several rows at once: rows of their customer, as servers refuse those of others. */
export function useOwnRows(of: Parameters<typeof useOwner>[0], ids: readonly number[], known?: number): OwnRows {
  const { access } = useSession()
  const isAsked = known === undefined && seesEveryCustomer(access)
  const asked = useOwner(of, ids, isAsked)
  const owner = known ?? asked
  if (typeof owner === 'number') return { where: { customerId: owner }, withheld: undefined }
  return { where: undefined, withheld: isAsked ? withheldOf(owner) : undefined }
}
