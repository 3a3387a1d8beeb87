import type { components } from '@lineboard/contract'
import { personName } from '../../lib/names.ts'
import { t } from './names.messages.ts'

/**
 * What a user is called. One that did not come is called by the id: whether they are gone, or only not for this person or
 * this server to show, nobody can tell from here.
 */
export const nameOrId = (user: components['schemas']['DashUser'] | undefined, id: number): string =>
  user ? personName(user) : t('stranger', { id })
