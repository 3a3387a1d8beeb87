import type { components } from '@lineboard/contract'
import type { Announcement } from '../domain/rules/service.ts'
import type { OperationId } from '../ground/contract/api-operation.ts'
import type { AnyRow } from '../store/rows/models.ts'
import type { Change } from '../store/rows/types.ts'

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

/** Channel a model's changes go out on. Others are not announced. */
const channels = new Map(
  Object.keys(channelReads).flatMap((channel) => (isRowChannel(channel) ? [[modelOf(channel), channel]] : [])),
)

const events = { created: 'create', updated: 'update', deleted: 'delete' } as const

/** Whom a row concerns: its customer, or 0 where it is everybody's. */
function customerOf(model: string, row: AnyRow): number {
  const customerId = model === 'Customer' ? row.id : row.customerId
  return typeof customerId === 'number' ? customerId : 0
}

/** What is announced of a change: the row, to whom it was taken from that it is gone, and the balance where that is what changed. */
export function announcementsOf({ model, kind, row, before }: Change): Announcement[] {
  const channel = channels.get(model)
  if (!channel) return []
  const customerId = customerOf(model, row)
  const data = kind === 'deleted' ? { id: row.id } : row
  const changed = { channel, event: events[kind], data, customerId }
  if (!before) return [changed]
  const lostBy = customerOf(model, before)
  // First: where it was everybody's, it is taken from those too who then hear of it as their own.
  if (lostBy !== customerId && customerId !== 0)
    return [{ channel, event: events.deleted, data: { id: row.id }, customerId: lostBy, isLoss: true }, changed]
  if (model !== 'Customer' || before.balance === row.balance) return [changed]
  const { balance, currency } = row
  return [changed, { channel, event: 'balance', data: { customerId, balance, currency }, customerId }]
}
