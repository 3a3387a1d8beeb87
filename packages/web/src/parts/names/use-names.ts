import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { useSession } from '../../state/session.ts'
import { t } from './names.messages.ts'

/** Names of users by id, as far as this person may see them. A server that does not tell of several at once is asked for their list. */
export function useNames(ids: readonly number[]): (id: number) => string {
  const { user } = useSession()
  const args = ids.length > 0 ? { body: { ids: [...new Set(ids)] } } : null
  const told = useCall('DashUser.severalUser', args, { silent: true })
  const list = told.error && args ? { filter: { where: { id: { inq: args.body.ids } } } } : null
  const listed = useCall('DashUser.find', list, { silent: true })
  const data = told.data ?? listed.data ?? []
  return (id) => {
    if (id === user?.id) return t('own')
    const found = data.find((person) => person.id === id)
    return found ? personName(found) : t('stranger', { id })
  }
}
