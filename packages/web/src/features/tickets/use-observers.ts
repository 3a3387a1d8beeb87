import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'
import { nameOrId } from '../../shared/names/named.ts'

/** Somebody who is told of changes of a ticket. */
interface NamedObserver {
  id: number
  userId: number
  name: string
  user: components['schemas']['DashUser'] | undefined
}

/** Who observes a version, by name. */
export function useObservers(place: { id: number; versionId: number }): readonly NamedObserver[] {
  const { data: observers = [] } = useCall('Ticket.findVersionObservers', place)
  // Names come with the observers: staff can be none of the users that this person may look up.
  const filter = { where: { versionId: place.versionId }, include: ['DashUser'] } as const
  const named = useCall('Observer.find', { filter }, { silent: true, keepPreviousData: true })
  if (!named.data && !named.error) return []
  return observers.map(({ id, userId }) => {
    const user = named.data?.find((each) => each.id === id)?.DashUser
    return { id, userId, user, name: nameOrId(user, userId) }
  })
}
