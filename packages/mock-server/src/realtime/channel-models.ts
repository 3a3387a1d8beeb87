import type { components } from '@lineboard/contract'
import type { ApiModel } from '../contract/api-model.ts'

type ChannelName = components['schemas']['ChannelName']

/** The model whose rows a channel tells of: whoever may read those may hear of them. Only notifications are of no model. */
export const channelModels: Readonly<Record<Exclude<ChannelName, 'notifications'>, ApiModel>> = {
  call_log: 'CallLog',
  customer: 'Customer',
  user: 'DashUser',
  role: 'DashRole',
  product: 'Product',
  number_management: 'NumberProvider',
  tracking_number: 'OpNumber',
  receiving_numbers: 'ReceivingNumber',
  sip_gateway: 'SipGateway',
}
