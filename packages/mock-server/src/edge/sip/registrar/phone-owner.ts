import { isSuperAdmin, OWNER_ID } from '@lineboard/contract/owner'
import { firstMapping } from '../../../domain/access/rights-of.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'

/** A user who has proved to own a phone. */
export interface Person {
  readonly userId: number
  readonly customerId: number
  readonly username: string
  /** Changes with the name, the customer and the password: the proof ends with them. */
  readonly stamp: string
}

/** Users as owners of phones. */
export interface PhoneOwners {
  /** The user with a phone of that name. */
  named(username: string): Row<'DashUser'> | undefined
  /** The hash that the user's phone proves to know; undefined for users without a phone. */
  secretOf(username: string): string | undefined
  personOf(user: Row<'DashUser'>): Person
  /** Whether the user still exists, with the same customer, password and some role. */
  isStill(person: Person): boolean
  /** A user whom the caller may call by name: of the same customer, or the owner's staff. */
  reachable(caller: Pick<Row<'DashUser'>, 'customerId'>, username: string): Row<'DashUser'> | undefined
}

/** The users of a world as owners of phones. */
export function phoneOwner(store: Store): PhoneOwners {
  const hasPhone = (user: Row<'DashUser'>) =>
    user.emailVerified === true && (isSuperAdmin(user) || firstMapping(store, user.id) !== undefined)
  const secret = (userId: number) => store.table('Credential').get(userId)?.phone
  const named = (username: string) => store.table('DashUser').by('username', username).find(hasPhone)
  const stampOf = ({ id, username, customerId }: Row<'DashUser'>) =>
    JSON.stringify([id, customerId, username, secret(id)])
  return {
    named,
    secretOf(username) {
      const user = named(username)
      return user && secret(user.id)
    },
    personOf(user) {
      const { id: userId, customerId, username } = user
      return { userId, customerId, username, stamp: stampOf(user) }
    },
    isStill({ userId, stamp }) {
      const user = store.table('DashUser').get(userId)
      return user !== undefined && hasPhone(user) && stampOf(user) === stamp
    },
    reachable(caller, username) {
      const user = named(username)
      if (!user) return undefined
      const isNear = user.customerId === caller.customerId || [caller.customerId, user.customerId].includes(OWNER_ID)
      return isNear ? user : undefined
    },
  }
}
