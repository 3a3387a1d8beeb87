import type { components } from '@lineboard/contract'
import type { ApiModel } from '../contract/api-model.ts'
import type { OperationId } from '../contract/operation-id.ts'

/** A section of the app, which roles give permissions for. */
export type SectionName = components['schemas']['GuiSectionName']

/** Whoever may look at one of the sections, or everybody who is signed in. */
type Readers = readonly SectionName[] | 'everybody'

/**
 * Whoever may change things in the section, in one of several, or in any at all; administrators, whatever their sections;
 * everybody who is signed in; or nobody but the super administrator, who may do everything.
 */
export type Changers =
  | SectionName
  | readonly SectionName[]
  | 'any section'
  | 'administrators'
  | 'everybody'
  | 'super administrator'

/**
 * Who may see and who may change what, by the first part of the operation's name. A model of the contract that is left
 * out does not compile. What is only looked up elsewhere, such as the sources of a tracking number, may be read by
 * whoever sees where it is shown.
 */
export const modelAccess: Readonly<Record<ApiModel, { read: Readers; change: Changers }>> = {
  // People and what they may do.
  DashUser: { read: 'everybody', change: 'Manage Users' },
  ApiKey: { read: 'everybody', change: 'Manage Users' },
  DashRole: { read: 'everybody', change: 'Manage Roles' },
  DashRoleMapping: { read: 'everybody', change: 'Manage Roles' },
  GuiVisibility: { read: 'everybody', change: 'Manage Roles' },
  GuiSection: { read: 'everybody', change: 'super administrator' },
  GuiPermission: { read: 'everybody', change: 'super administrator' },
  Customer: { read: 'everybody', change: 'Manage Customers' },

  // Calls.
  CallLog: { read: ['Call Logs', 'Dashboard', 'Activity Reports', 'Overview Reports'], change: 'Call Logs' },
  CallLogSupport: { read: ['Call Logs'], change: 'super administrator' },
  LightCallLog: { read: ['Call Logs', 'Dashboard'], change: 'super administrator' },
  Storage: { read: ['Call Logs'], change: 'super administrator' },
  PhoneBook: { read: 'everybody', change: 'Call Logs' },
  BlacklistNumber: { read: 'everybody', change: 'Call Logs' },
  Dialog: { read: 'everybody', change: 'super administrator' },
  Report: {
    read: ['Dashboard', 'Activity Reports', 'Overview Reports', 'Call Logs'],
    change: 'super administrator',
  },
  // A view is its owner's: the calls keep to the caller's own.
  Template: { read: 'everybody', change: 'everybody' },

  // Numbers and where calls go.
  OpNumber: {
    read: ['Tracking Numbers', 'Buy Numbers', 'Call Logs', 'Tracking Sources', 'Receiving Numbers', 'SIP Gateways'],
    change: 'Tracking Numbers',
  },
  NumberProvider: { read: ['Buy Numbers'], change: 'Buy Numbers' },
  TrackingSource: {
    read: ['Tracking Sources', 'Tracking Numbers', 'Call Logs', 'Dashboard', 'Activity Reports', 'Overview Reports'],
    change: 'Tracking Sources',
  },
  ReceivingNumber: { read: ['Receiving Numbers', 'Tracking Numbers', 'Call Logs'], change: 'Receiving Numbers' },
  SipGateway: { read: ['SIP Gateways', 'Tracking Numbers', 'Call Logs'], change: 'SIP Gateways' },
  Whitelist: { read: ['SIP Gateways'], change: 'SIP Gateways' },
  RoutingAction: { read: 'everybody', change: 'Tracking Numbers' },
  Ivr: { read: 'everybody', change: 'administrators' },

  // Tickets, and what no section stands for: whoever may change nothing else changes nothing of these.
  Ticket: { read: 'everybody', change: 'any section' },
  TicketVersion: { read: 'everybody', change: 'any section' },
  Document: { read: 'everybody', change: 'any section' },
  Asset: { read: 'everybody', change: 'any section' },
  Addressee: { read: 'everybody', change: 'any section' },
  Observer: { read: 'everybody', change: 'any section' },
  RedisSubscription: { read: 'everybody', change: 'any section' },

  // Money.
  PaymentMethod: { read: 'everybody', change: 'Manage Billing' },
  PaymentTransaction: { read: 'everybody', change: 'Manage Billing' },
  Subscription: { read: 'everybody', change: 'Manage Billing' },
  CustomerProductsRel: { read: 'everybody', change: 'Manage Billing' },
  Product: { read: 'everybody', change: 'administrators' },
  // The catalogue is the owner's.
  ProductVariation: { read: 'everybody', change: 'super administrator' },
  PriceDiscount: { read: 'everybody', change: 'super administrator' },
  CurrencyRate: { read: 'everybody', change: 'super administrator' },
  Service: { read: 'everybody', change: 'super administrator' },

  // The installation. Rows without a customer: whoever deletes one deletes it for everybody.
  Mainteinance: { read: 'everybody', change: 'super administrator' },
  ServiceProvider: { read: 'everybody', change: 'super administrator' },
  SystemSetting: { read: 'everybody', change: 'administrators' },
  Language: { read: 'everybody', change: 'super administrator' },
  AuditLog: { read: 'everybody', change: 'super administrator' },
}

/** Calls that other people may make than change the rest of their model. */
export const operationAccess: { readonly [Id in OperationId]?: Changers } = {
  // Sessions are everybody's own; whom one may act as is decided user by user.
  'DashUser.logout': 'everybody',
  'DashUser.impersonate': 'everybody',
  'DashUser.deimpersonate': 'everybody',
  // Of the rows they concern, what exactly is decided row by row.
  'OpNumber.upsert': ['Tracking Numbers', 'Buy Numbers'],
  'OpNumber.bulkUpload': ['Tracking Numbers', 'Buy Numbers'],
  // These concern every customer, or the catalogue of the owner.
  'Customer.create': 'super administrator',
  'Customer.deleteById': 'super administrator',
  'Product.updateProduct': 'super administrator',
  'PaymentMethod.refund': 'super administrator',
}
