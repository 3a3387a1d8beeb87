import type { components } from '@lineboard/contract'
import type { OperationId } from '../contract/operation-id.ts'

type ChannelName = components['schemas']['ChannelName']

/** The read that a channel spares: whoever may make it may hear of its rows. Only notifications are of no model. */
export const channelReads: Readonly<Record<Exclude<ChannelName, 'notifications'>, OperationId>> = {
  call_log: 'CallLog.find',
  customer: 'Customer.find',
  user: 'DashUser.find',
  role: 'DashRole.find',
  product: 'Product.find',
  number_management: 'NumberProvider.lookup',
  tracking_number: 'OpNumber.find',
  receiving_numbers: 'ReceivingNumber.find',
  sip_gateway: 'SipGateway.find',
}

type RowChannel = keyof typeof channelReads

/** Whether a channel tells of rows: those come from the server alone. */
export const isRowChannel = (channel: string): channel is RowChannel => Object.hasOwn(channelReads, channel)

/** The model whose rows a channel tells of. */
export const modelOf = (channel: RowChannel): string => channelReads[channel].split('.')[0] ?? ''
