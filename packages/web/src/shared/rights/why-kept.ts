import type { components } from '@lineboard/contract'
import { type Access, losesOwn, lostHold } from '@lineboard/sdk'
import { useCall } from '../../data/use-call.ts'
import { useSession } from '../../state/session.ts'
import { rightsOf, whatUsersMay } from '../within-reach.ts'
import { t } from './rights.messages.ts'

type DashUser = components['schemas']['DashUser']

/** What somebody may do after a change; undefined for who is gone. */
type RightsAfter = (person: DashUser) => Access | undefined

const lastWords = {
  administrator: 'lastAdministrator',
  'Manage Users': 'lastOfUsers',
  'Manage Roles': 'lastOfRoles',
} as const

/** Whether what whoever is signed in may do would become less. Who is gone is spoken of elsewhere. */
function losesOwnRights(people: readonly DashUser[], after: RightsAfter, access: Access): boolean {
  const own = people.find(({ id }) => id === access.userId)
  if (!own) return false
  const left = after(own)
  return left !== undefined && losesOwn(rightsOf(own), left)
}

/** What nobody at one of the customers could do any more, of these people all that are there. Who can't sign in doesn't count. */
export function holdLost(people: readonly DashUser[], after: RightsAfter) {
  const byCustomer = Map.groupBy(
    people.filter(({ emailVerified }) => emailVerified),
    ({ customerId }) => customerId,
  )
  for (const group of byCustomer.values()) {
    const lost = lostHold(
      group.map(rightsOf),
      group.flatMap((person) => after(person) ?? []),
    )
    if (lost) return lost
  }
  return undefined
}

/** Why the server refuses a change of what people may do, in words; undefined where it takes it. `people` are all of their customers. */
export function whyKept(people: readonly DashUser[], after: RightsAfter, access: Access): string | undefined {
  if (losesOwnRights(people, after, access)) return t('ownRights')
  const lost = holdLost(people, after)
  return lost && lastText(lost)
}

/** What is said where somebody has to keep a right for the customer. */
export const lastText = (hold: keyof typeof lastWords): string => t(lastWords[hold])

/** Everybody at these customers, with what they may do. Asked for no customer, it is known that there is nobody. */
export function usePeopleAt(customerIds: readonly number[]) {
  const inq = [...new Set(customerIds)].sort((a, b) => a - b)
  const args = inq.length > 0 ? { filter: { where: { customerId: { inq } }, include: whatUsersMay } } : null
  const { data, error, mutate } = useCall('DashUser.find', args, { silent: true })
  const isKnown = args === null || (data !== undefined && error === undefined)
  return { people: data, isKnown, error, retry: () => void mutate() }
}

/**
 * Why the server refuses a change of what people at these customers may do, in words: it can't be agreed to then, nor before it is
 * known. `after` is of everybody there.
 */
export function useWhyKept(customerIds: readonly number[], after: RightsAfter) {
  const { access } = useSession()
  const { people = [], ...asked } = usePeopleAt(customerIds)
  return { why: access && whyKept(people, after, access), ...asked }
}
