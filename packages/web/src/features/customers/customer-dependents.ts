import type { Dependents } from '../../resource/removal/dependents.ts'
import { t } from './customers.messages.ts'

/** All that belongs to a customer, and goes with it. Its audit entries stay: they are history. */
export const customerDependents: readonly Dependents[] = [
  { count: 'DashUser.count', field: 'customerId', nouns: { one: t('user'), other: t('users') } },
  { count: 'DashRole.count', field: 'customerId', nouns: { one: t('role'), other: t('roles') } },
  {
    count: 'OpNumber.countPaged',
    field: 'customerId',
    nouns: { one: t('number'), other: t('numbers') },
  },
  {
    count: 'ReceivingNumber.count',
    field: 'customerId',
    nouns: { one: t('receiving'), other: t('receivings') },
  },
  {
    count: 'TrackingSource.countPaged',
    field: 'customerId',
    nouns: { one: t('source'), other: t('sources') },
  },
  {
    count: 'RoutingAction.find',
    field: 'customerId',
    nouns: { one: t('routing'), other: t('routings') },
  },
  {
    count: 'SipGateway.count',
    field: 'customerId',
    nouns: { one: t('gateway'), other: t('gateways') },
  },
  { count: 'Ivr.count', field: 'customerId', nouns: { one: t('menu'), other: t('menus') } },
  {
    count: 'Whitelist.count',
    field: 'customerId',
    nouns: { one: t('whitelisted'), other: t('whitelist') },
  },
  {
    count: 'BlacklistNumber.find',
    field: 'customerId',
    nouns: { one: t('blacklisted'), other: t('blacklist') },
  },
  { count: 'CallLog.count', field: 'customerId', nouns: { one: t('call'), other: t('calls') } },
  { count: 'Dialog.count', field: 'customerId', nouns: { one: t('dialog'), other: t('dialogs') } },
  {
    count: 'PhoneBook.find',
    field: 'customerId',
    nouns: { one: t('contact'), other: t('contacts') },
  },
  {
    count: 'Subscription.find',
    field: 'customerId',
    nouns: { one: t('subscription'), other: t('subscriptions') },
  },
  {
    count: 'PaymentTransaction.count',
    field: 'customerId',
    nouns: { one: t('transaction'), other: t('transactions') },
  },
  { count: 'PaymentMethod.find', field: 'customerId', nouns: { one: t('card'), other: t('cards') } },
  { count: 'ApiKey.count', field: 'customerId', nouns: { one: t('key'), other: t('keys') } },
  { count: 'Ticket.find', field: 'customerId', nouns: { one: t('ticket'), other: t('tickets') } },
  {
    count: 'Template.find',
    field: 'customerId',
    nouns: { one: t('template'), other: t('templates') },
  },
  {
    count: 'Document.find',
    field: 'customerId',
    nouns: { one: t('document'), other: t('documents') },
  },
  { count: 'Asset.find', field: 'customerId', nouns: { one: t('asset'), other: t('assets') } },
  {
    count: 'Addressee.find',
    field: 'customerId',
    nouns: { one: t('recipient'), other: t('recipients') },
  },
  {
    count: 'RedisSubscription.find',
    field: 'customerId',
    nouns: { one: t('live'), other: t('lives') },
  },
]
