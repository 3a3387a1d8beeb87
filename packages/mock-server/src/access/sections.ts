import type { components } from '@lineboard/contract'
import { enumerations } from '@lineboard/contract/enumerations'

/** A section of the app. */
export type SectionName = components['schemas']['GuiSectionName']

/** Names of the sections that permissions are given for. */
export const sectionNames: readonly SectionName[] = enumerations.GuiSectionName

/** The section whose permission guards changes, by the first part of the operation's name. Others go unguarded. */
export const sectionOf: Readonly<Record<string, SectionName>> = {
  CallLog: 'Call Logs',
  PhoneBook: 'Call Logs',
  NumberProvider: 'Buy Numbers',
  OpNumber: 'Tracking Numbers',
  TrackingSource: 'Tracking Sources',
  ReceivingNumber: 'Receiving Numbers',
  SipGateway: 'SIP Gateways',
  Whitelist: 'SIP Gateways',
  RoutingAction: 'Tracking Numbers',
  BlacklistNumber: 'Call Logs',
  DashRole: 'Manage Roles',
  DashRoleMapping: 'Manage Roles',
  GuiVisibility: 'Manage Roles',
  DashUser: 'Manage Users',
  ApiKey: 'Manage Users',
  Customer: 'Manage Customers',
  PaymentMethod: 'Manage Billing',
  Subscription: 'Manage Billing',
  CustomerProductsRel: 'Manage Billing',
}

/**
 * Sections that show rows of a model, where a permission other than deny lets them be read. A list that is only looked
 * up elsewhere (the sources of a tracking number) stays readable for whoever sees where it is shown.
 */
export const readableThrough: Readonly<Record<string, readonly SectionName[]>> = {
  CallLog: ['Call Logs', 'Dashboard', 'Activity Reports', 'Overview Reports'],
  CallLogSupport: ['Call Logs'],
  LightCallLog: ['Call Logs', 'Dashboard'],
  Storage: ['Call Logs'],
  OpNumber: ['Tracking Numbers', 'Buy Numbers', 'Call Logs', 'Tracking Sources', 'Receiving Numbers', 'SIP Gateways'],
  TrackingSource: [
    'Tracking Sources',
    'Tracking Numbers',
    'Call Logs',
    'Dashboard',
    'Activity Reports',
    'Overview Reports',
  ],
  ReceivingNumber: ['Receiving Numbers', 'Tracking Numbers', 'Call Logs'],
  SipGateway: ['SIP Gateways', 'Tracking Numbers', 'Call Logs'],
  Whitelist: ['SIP Gateways'],
  NumberProvider: ['Buy Numbers'],
  Report: ['Dashboard', 'Activity Reports', 'Overview Reports', 'Call Logs'],
}
