import { useCall } from '../../data/use-call.ts'
import { useSession } from '../../state/session.ts'
import { nameOrId } from './named.ts'
import { t } from './names.messages.ts'

/** Names of users by id, as far as this person may see them. */
export function useNames(ids: readonly number[]): (id: number) => string {
  const { user } = useSession()
  const asked = [...new Set(ids)]
  const several = useCall('DashUser.severalUser', asked.length > 0 ? { body: { ids: asked } } : null, { silent: true })
  // A server of LoopBack's own methods alone lists them instead.
  const filter = several.error && { where: { id: { inq: asked } } }
  const listed = useCall('DashUser.find', filter ? { filter } : null, { silent: true })
  const people = several.data ?? listed.data ?? []
  return (id) =>
    id === user?.id
      ? t('own')
      : nameOrId(
          people.find((person) => person.id === id),
          id,
        )
}
