import { mayRead } from '../access/permit.ts'
import type { Principal } from '../access/principal.ts'
import type { Announcement } from './announcement.ts'

/** Model that a channel tells of, where a section guards it. */
const modelOf: Readonly<Record<string, string>> = {
  call_log: 'CallLog',
  tracking_number: 'OpNumber',
  receiving_numbers: 'ReceivingNumber',
  sip_gateway: 'SipGateway',
  number_management: 'NumberProvider',
}

/** Whether a session may be told: what is everybody's, or its own customer's, in a section it may see. */
export function mayHear(principal: Principal, { channel, customerId, userId }: Announcement): boolean {
  if (userId !== undefined) return userId === principal.userId
  if (principal.isSuperAdmin) return true
  if (customerId !== 0 && customerId !== principal.customerId) return false
  return mayRead(principal, modelOf[channel] ?? channel)
}
