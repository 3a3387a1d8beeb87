import type { Dependents } from '../../resource/removal/dependents.ts'
import { t } from './customers.messages.ts'

/** All that belongs to a customer, and goes with it. Its audit entries stay: they are history. */
export const customerDependents: readonly Dependents[] = [
  { count: 'DashUser.count', field: 'customerId', at: 'user' },
  { count: 'DashRole.count', field: 'customerId', nouns: { one: t('role'), other: t('roles') } },
  { count: 'OpNumber.countPaged', field: 'customerId', at: 'tracking-number' },
  { count: 'ReceivingNumber.count', field: 'customerId', at: 'routing/receiving' },
  { count: 'TrackingSource.countPaged', field: 'customerId', at: 'tracking-source' },
  { count: 'RoutingAction.find', field: 'customerId', at: 'routing/actions' },
  { count: 'SipGateway.count', field: 'customerId', at: 'routing/sipgateway' },
  { count: 'Ivr.count', field: 'customerId', at: 'ivr' },
  { count: 'Whitelist.count', field: 'customerId', at: 'routing/whitelist' },
  { count: 'BlacklistNumber.find', field: 'customerId', at: 'routing/blacklist' },
  { count: 'CallLog.count', field: 'customerId', at: 'call-log' },
  { count: 'Dialog.count', field: 'customerId', at: 'system/calls' },
  { count: 'PhoneBook.find', field: 'customerId', at: 'phone-book' },
  { count: 'Subscription.find', field: 'customerId', at: 'billing/subscriptions' },
  { count: 'PaymentTransaction.count', field: 'customerId', at: 'billing/transactions' },
  { count: 'PaymentMethod.find', field: 'customerId', nouns: { one: t('card'), other: t('cards') } },
  { count: 'ApiKey.count', field: 'customerId' },
  { count: 'Ticket.find', field: 'customerId', at: 'ticket' },
  { count: 'Template.find', field: 'customerId', at: 'templates' },
  { count: 'Document.find', field: 'customerId', at: 'system/documents' },
  { count: 'Asset.find', field: 'customerId', at: 'system/assets' },
  { count: 'Addressee.find', field: 'customerId', at: 'system/notice-recipients' },
  { count: 'RedisSubscription.find', field: 'customerId', at: 'system/live-subscriptions' },
]
