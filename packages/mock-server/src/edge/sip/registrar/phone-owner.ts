import { OWNER_ID } from '@lineboard/contract/owner'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'

/** Whose phones there are. */
export interface PhoneOwners {
  named(username: string): Row<'DashUser'> | undefined
  /** What the phone of a person is recognised by; undefined for nobody. */
  secretOf(username: string): string | undefined
  /** Whom somebody may call by name: people of the own customer, and who looks after all of them. */
  reachable(caller: Row<'DashUser'>, username: string): Row<'DashUser'> | undefined
}

/** The users of a world as owners of phones. */
export function phoneOwner(store: Store): PhoneOwners {
  const named = (username: string) => store.table('DashUser').by('username', username)[0]
  return {
    named,
    secretOf(username) {
      const user = named(username)
      return user && store.table('Credential').get(user.id)?.phone
    },
    reachable(caller, username) {
      const user = named(username)
      if (!user) return undefined
      const isNear = user.customerId === caller.customerId || [caller.customerId, user.customerId].includes(OWNER_ID)
      return isNear ? user : undefined
    },
  }
}
