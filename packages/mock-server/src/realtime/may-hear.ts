import { mayRead } from '../access/permit.ts'
import type { Principal } from '../access/principal.ts'
import type { Announcement } from './announcement.ts'
import { channelModels } from './channel-models.ts'

const announcesRows = (channel: string): channel is keyof typeof channelModels => Object.hasOwn(channelModels, channel)

/** Whether a session may be told: what is everybody's, or its own customer's, in a section it may see. */
export function mayHear(principal: Principal, { channel, customerId, userId }: Announcement): boolean {
  if (userId !== undefined) return userId === principal.userId
  if (principal.isSuperAdmin) return true
  if (customerId !== 0 && customerId !== principal.customerId) return false
  // What people say to each other, on notifications or a name of their own, is no row of anything.
  return !announcesRows(channel) || mayRead(principal, channelModels[channel])
}
