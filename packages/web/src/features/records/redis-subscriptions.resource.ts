import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './records.messages.ts'

const channelCell = labelCell({
  call_log: t('calls'),
  notifications: t('notifications'),
  customer: t('customers'),
  user: t('users'),
  role: t('roles'),
  product: t('products'),
  number_management: t('numberManagement'),
  tracking_number: t('trackingNumbers'),
  receiving_numbers: t('receivingNumbers'),
  sip_gateway: t('sipGateways'),
})

/** Realtime channels that sessions listen to. */
export const redisSubscriptions = defineResource({
  place: 'redisSubscriptions',
  nouns: { one: t('redisSubscription'), other: t('redisSubscriptionsOther') },
  about: t('about.redisSubscriptions'),
  list: 'RedisSubscription.find',
  removeMany: 'RedisSubscription.deleteAll',
  include: ['Customer', 'DashUser'],
  columns: [
    { field: 'channel', label: t('channelName'), cell: channelCell, search: 'channel', grow: 1 },
    { field: 'topic', label: t('topicPattern'), cell: textCell, search: 'topic', grow: 1, card: 'detail' },
    { field: 'DashUser.username', label: t('user'), cell: nameCell, search: 'username', grow: 1, card: 'labelled' },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'connectionId', label: t('connectionId'), cell: textCell },
    { field: 'subscribedAt', label: t('subscribedAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'lastMessageAt', label: t('lastMessageAt'), cell: dateTimeCell },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'channel',
  defaultSort: { field: 'subscribedAt', direction: 'desc' },
})
