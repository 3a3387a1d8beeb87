import type { operationTable } from '@lineboard/contract'
import { translator } from '../lib/messages.ts'

// Every model has a line, and what its list says is the same.
const messages = {
  DashUser: { one: 'user', other: 'users' },
  DashRole: { one: 'role', other: 'roles' },
  DashRoleMapping: { one: 'role assignment', other: 'role assignments' },
  GuiVisibility: { one: 'permission', other: 'permissions' },
  GuiSection: { one: 'section', other: 'sections' },
  GuiPermission: { one: 'permission kind', other: 'permission kinds' },
  Customer: { one: 'customer', other: 'customers' },
  ApiKey: { one: 'API key', other: 'API keys' },
  CallLog: { one: 'call', other: 'calls' },
  CallLogSupport: { one: 'call', other: 'calls' },
  LightCallLog: { one: 'call', other: 'calls' },
  Storage: { one: 'recording', other: 'recordings' },
  PhoneBook: { one: 'contact', other: 'contacts' },
  Report: { one: 'report', other: 'reports' },
  Template: { one: 'shared view', other: 'shared views' },
  ReceivingNumber: { one: 'receiving number', other: 'receiving numbers' },
  OpNumber: { one: 'tracking number', other: 'tracking numbers' },
  NumberProvider: { one: 'number on offer', other: 'numbers on offer' },
  RoutingAction: { one: 'routing action', other: 'routing actions' },
  SipGateway: { one: 'SIP gateway', other: 'SIP gateways' },
  TrackingSource: { one: 'tracking source', other: 'tracking sources' },
  Whitelist: { one: 'whitelist entry', other: 'whitelist entries' },
  BlacklistNumber: { one: 'blocked number', other: 'blocked numbers' },
  Ivr: { one: 'voice menu', other: 'voice menus' },
  Dialog: { one: 'SIP dialog', other: 'SIP dialogs' },
  AuditLog: { one: 'audit entry', other: 'audit entries' },
  SystemSetting: { one: 'system setting', other: 'system settings' },
  Language: { one: 'language', other: 'languages' },
  Service: { one: 'service', other: 'services' },
  Ticket: { one: 'ticket', other: 'tickets' },
  TicketVersion: { one: 'ticket version', other: 'ticket versions' },
  Subscription: { one: 'subscription', other: 'subscriptions' },
  ServiceProvider: { one: 'service provider', other: 'service providers' },
  Document: { one: 'document', other: 'documents' },
  Mainteinance: { one: 'maintenance window', other: 'maintenance windows' },
  Asset: { one: 'asset', other: 'assets' },
  Addressee: { one: 'notice recipient', other: 'notice recipients' },
  Observer: { one: 'ticket observer', other: 'ticket observers' },
  RedisSubscription: { one: 'live subscription', other: 'live subscriptions' },
  PaymentMethod: { one: 'payment method', other: 'payment methods' },
  PaymentTransaction: { one: 'transaction', other: 'transactions' },
  PriceDiscount: { one: 'discount', other: 'discounts' },
  CurrencyRate: { one: 'currency rate', other: 'currency rates' },
  Product: { one: 'product', other: 'products' },
  ProductVariation: { one: 'product price', other: 'product prices' },
  CustomerProductsRel: { one: 'product of a customer', other: 'products of customers' },
} as const satisfies Record<keyof typeof operationTable, { one: string; other: string }>

export const t = translator(messages)

/** Whether a model of the API is called so. */
export const isModel = (name: string): name is keyof typeof messages => Object.hasOwn(messages, name)
