import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { useSession } from '../../state/session.ts'
import { t } from './names.messages.ts'

/** Names of users by id, as far as this person may see them. */
export function useNames(ids: readonly number[]): (id: number) => string {
  const { user } = useSession()
  const args = ids.length > 0 ? { body: { ids: [...new Set(ids)] } } : null
  const { data = [] } = useCall('DashUser.severalUser', args, { silent: true })
  return (id) => {
    if (id === user?.id) return t('own')
    const found = data.find((person) => person.id === id)
    return found ? personName(found) : t('stranger', { id })
  }
}
