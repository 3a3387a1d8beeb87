import type { Dependents } from '../../resource/removal/dependents.ts'
import { t } from './customers.messages.ts'

/** All that belongs to a customer, and goes with it. Its audit entries stay: they are history. */
export const customerDependents: readonly Dependents[] = [
  { count: 'DashUser.count', field: 'customerId' },
  { count: 'DashRole.count', field: 'customerId', nouns: { one: t('role'), other: t('roles') } },
  { count: 'OpNumber.countPaged', field: 'customerId' },
  { count: 'ReceivingNumber.count', field: 'customerId' },
  { count: 'TrackingSource.countPaged', field: 'customerId' },
  { count: 'RoutingAction.find', field: 'customerId' },
  { count: 'SipGateway.count', field: 'customerId' },
  { count: 'Ivr.count', field: 'customerId' },
  { count: 'Whitelist.count', field: 'customerId' },
  { count: 'BlacklistNumber.find', field: 'customerId' },
  { count: 'CallLog.count', field: 'customerId' },
  { count: 'Dialog.count', field: 'customerId' },
  { count: 'PhoneBook.find', field: 'customerId' },
  { count: 'Subscription.find', field: 'customerId' },
  { count: 'PaymentTransaction.count', field: 'customerId' },
  { count: 'PaymentMethod.find', field: 'customerId', nouns: { one: t('card'), other: t('cards') } },
  { count: 'ApiKey.count', field: 'customerId' },
  { count: 'Ticket.find', field: 'customerId' },
  { count: 'Template.find', field: 'customerId' },
  { count: 'Document.find', field: 'customerId' },
  { count: 'Asset.find', field: 'customerId' },
  { count: 'Addressee.find', field: 'customerId' },
  { count: 'RedisSubscription.find', field: 'customerId' },
]
