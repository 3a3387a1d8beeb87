import type { components } from '@lineboard/contract'
import type { Access } from '@lineboard/sdk'
import { locale } from '../../lib/messages.ts'
import { personName } from '../../lib/person-name.ts'
import { isWithinReach } from '../../shared/within-reach.ts'
import { t } from './roles.messages.ts'

/** Somebody, or something, that has a role. */
export interface Holder {
  mappingId: number
  /** Undefined for what is no user one sees: a kind of principal that other programs know. */
  userId: number | undefined
  customerId: number | undefined
  name: string
  note: string
  /** USER, ADMIN, or another kind of principal. */
  kind: string
  /** Who looks may do as much, and so may take the role from them. */
  isReached: boolean
}

/** Who has a role, by name: each assignment with the user it is about. */
export function holdersOf(
  people: readonly components['schemas']['DashUser'][],
  mappings: readonly components['schemas']['DashRoleMapping'][],
  viewer: Access | undefined,
): Holder[] {
  const byId = new Map(people.map((person) => [person.id, person]))
  return mappings
    .map(({ id, principalId, principalType }): Holder => {
      const person = byId.get(principalId)
      return {
        mappingId: id,
        userId: person?.id,
        customerId: person?.customerId,
        name: person ? personName(person) : t('principal', { kind: principalType, id: String(principalId) }),
        note: person?.email ?? '',
        kind: principalType,
        isReached: viewer !== undefined && (person === undefined || isWithinReach(person, viewer)),
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
