import type { Principal } from '../access/principal.ts'
import { isRowChannel } from './channel-reads.ts'

/**
 * Whether a session may say something to its customer's people: notices are for administrators, names of their own for whoever may
 * change anything; what tells of rows is the server's alone.
 */
export function mayPublish({ isSuperAdmin, principalType, sections, means }: Principal, channel: string): boolean {
  if (isRowChannel(channel) || means === 'reading key') return false
  if (isSuperAdmin) return true
  return channel === 'notifications' ? principalType !== 'USER' : [...sections.values()].includes('all')
}
