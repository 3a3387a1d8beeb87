import type { Dependents } from '../../resource/removal/dependents.ts'
import { t } from './customers.messages.ts'

/** All that belongs to a customer, and goes with it. Its audit entries stay: they are history. */
export const customerDependents: readonly Dependents[] = [
  { count: 'DashUser.count', field: 'customerId', nouns: { one: t('user'), other: t('users') }, at: 'user' },
  { count: 'DashRole.count', field: 'customerId', nouns: { one: t('role'), other: t('roles') } },
  {
    count: 'OpNumber.countPaged',
    field: 'customerId',
    nouns: { one: t('number'), other: t('numbers') },
    at: 'tracking-number',
  },
  {
    count: 'ReceivingNumber.count',
    field: 'customerId',
    nouns: { one: t('receiving'), other: t('receivings') },
    at: 'routing/receiving',
  },
  {
    count: 'TrackingSource.countPaged',
    field: 'customerId',
    nouns: { one: t('source'), other: t('sources') },
    at: 'tracking-source',
  },
  {
    count: 'RoutingAction.find',
    field: 'customerId',
    nouns: { one: t('routing'), other: t('routings') },
    at: 'routing/actions',
  },
  {
    count: 'SipGateway.count',
    field: 'customerId',
    nouns: { one: t('gateway'), other: t('gateways') },
    at: 'routing/sipgateway',
  },
  { count: 'Ivr.count', field: 'customerId', nouns: { one: t('menu'), other: t('menus') }, at: 'ivr' },
  {
    count: 'Whitelist.count',
    field: 'customerId',
    nouns: { one: t('whitelisted'), other: t('whitelist') },
    at: 'routing/whitelist',
  },
  {
    count: 'BlacklistNumber.find',
    field: 'customerId',
    nouns: { one: t('blacklisted'), other: t('blacklist') },
    at: 'routing/blacklist',
  },
  { count: 'CallLog.count', field: 'customerId', nouns: { one: t('call'), other: t('calls') }, at: 'call-log' },
  { count: 'Dialog.count', field: 'customerId', nouns: { one: t('dialog'), other: t('dialogs') }, at: 'system/calls' },
  {
    count: 'PhoneBook.find',
    field: 'customerId',
    nouns: { one: t('contact'), other: t('contacts') },
    at: 'phone-book',
  },
  {
    count: 'Subscription.find',
    field: 'customerId',
    nouns: { one: t('subscription'), other: t('subscriptions') },
    at: 'billing/subscriptions',
  },
  {
    count: 'PaymentTransaction.count',
    field: 'customerId',
    nouns: { one: t('transaction'), other: t('transactions') },
    at: 'billing/transactions',
  },
  { count: 'PaymentMethod.find', field: 'customerId', nouns: { one: t('card'), other: t('cards') } },
  { count: 'ApiKey.count', field: 'customerId', nouns: { one: t('key'), other: t('keys') } },
  { count: 'Ticket.find', field: 'customerId', nouns: { one: t('ticket'), other: t('tickets') }, at: 'ticket' },
  {
    count: 'Template.find',
    field: 'customerId',
    nouns: { one: t('template'), other: t('templates') },
    at: 'templates',
  },
  {
    count: 'Document.find',
    field: 'customerId',
    nouns: { one: t('document'), other: t('documents') },
    at: 'system/documents',
  },
  { count: 'Asset.find', field: 'customerId', nouns: { one: t('asset'), other: t('assets') }, at: 'system/assets' },
  {
    count: 'Addressee.find',
    field: 'customerId',
    nouns: { one: t('recipient'), other: t('recipients') },
    at: 'system/notice-recipients',
  },
  {
    count: 'RedisSubscription.find',
    field: 'customerId',
    nouns: { one: t('live'), other: t('lives') },
    at: 'system/live-subscriptions',
  },
]
