import { useCall } from '../../data/use-call.ts'
import { useSession } from '../../state/session.ts'
import { whatUsersMay } from '../within-reach.ts'
import { type RightsAfter, whyKept } from './why-kept.ts'

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
