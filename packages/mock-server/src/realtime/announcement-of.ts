import type { Announcement } from '../handlers/types.ts'
import type { Change } from '../store/types.ts'

/** Channel a model's changes go out on. Others are not announced. */
const channels: Readonly<Record<string, string>> = {
  CallLog: 'call_log',
  Customer: 'customer',
  DashUser: 'user',
  DashRole: 'role',
  Product: 'product',
  ProductVariation: 'product',
  OpNumber: 'tracking_number',
  ReceivingNumber: 'receiving_numbers',
  SipGateway: 'sip_gateway',
}

/** What is announced of a change, if anything. The row's customer, or the owner, is whom it concerns. */
export function announcementOf({ model, kind, row }: Change, userId: number | undefined): Announcement | undefined {
  const channel = channels[model]
  if (!channel) return undefined
  const customerId = model === 'Customer' ? row.id : row['customerId']
  return {
    channel,
    event: kind,
    data: row,
    // Without a customer it is everybody's, as 0 says.
    customerId: typeof customerId === 'number' ? customerId : 0,
    ...(userId !== undefined && { userId }),
  }
}
