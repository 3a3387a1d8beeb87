import { mayCall } from '@lineboard/contract/permissions'
import type { Principal } from '../access/principal.ts'
import { shownRow } from '../access/shown-fields.ts'
import type { AnyRow } from '../store/models.ts'
import type { Announcement } from './announcement.ts'
import { channelReads, isRowChannel, modelOf } from './channel-reads.ts'

/** Whether a session may be told: what is everybody's, or its own customer's, in a section it may see. */
export function mayHear(principal: Principal, { channel, customerId, userId, isLoss }: Announcement): boolean {
  if (userId !== undefined) return userId === principal.userId
  if (principal.isSuperAdmin) return !isLoss
  if (customerId !== 0 && customerId !== principal.customerId) return false
  // What people say to each other, on notifications or a name of their own, is no row of anything.
  return !isRowChannel(channel) || mayCall(principal, channelReads[channel])
}

const isRow = (data: unknown): data is AnyRow => typeof data === 'object' && data !== null && 'id' in data

/** What a session is told: of a row, the fields that it may read. */
export const heard = (principal: Principal, { channel, data }: Announcement): unknown =>
  isRowChannel(channel) && isRow(data) ? shownRow(principal, modelOf(channel), data) : data
