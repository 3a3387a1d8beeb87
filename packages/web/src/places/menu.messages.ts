import type { MenuItemId, SectionName } from '@lineboard/sdk'
import { translator } from '../lib/messages.ts'

/** What the menu and the permissions of the SDK are called on the screen. */
const messages = {
  items: {
    dashboard: 'Dashboard',
    callLogs: 'Call Logs',
    buyNumbers: 'Buy Numbers',
    trackingNumbers: 'Tracking Numbers',
    receivingNumbers: 'Receiving Numbers',
    trackingSources: 'Tracking Sources',
    whitelist: 'Whitelist',
    sipGateways: 'SIP Gateways',
    voiceMenus: 'Voice Menus',
    routingActions: 'Routing Actions',
    activityReports: 'Activity Reports',
    overviewReports: 'Overview Reports',
    systemDialogs: 'System Dialogs',
    systemAudits: 'System Audits',
    customerPanel: 'Customer Panel',
    accountProfile: 'Billing',
    manageCustomers: 'Manage Customers',
    manageRoles: 'Manage Roles',
    manageUsers: 'Manage Users',
    manageBillings: 'Billing',
    manageProducts: 'Manage Products',
    systemSettings: 'System Settings',
  },
  /** Of who may look, and change nothing. */
  itemsRead: {
    manageCustomers: 'Customers',
    manageRoles: 'Roles',
    manageUsers: 'Users',
  },
  groups: {
    Activities: 'Activities',
    'Number Management': 'Number Management',
    'Call Source': 'Call Source',
    Routing: 'Routing',
    Reporting: 'Reporting',
    Settings: 'Settings',
  },
  sections: {
    'Call Logs': 'Call Logs',
    Dashboard: 'Dashboard',
    'Buy Numbers': 'Buy Numbers',
    'Tracking Numbers': 'Tracking Numbers',
    'Overview Reports': 'Overview Reports',
    'Tracking Sources': 'Tracking Sources',
    'Activity Reports': 'Activity Reports',
    'Receiving Numbers': 'Receiving Numbers',
    'SIP Gateways': 'SIP Gateways',
    'Manage Roles': 'Manage Roles',
    'Manage Users': 'Manage Users',
    'Manage Customers': 'Manage Customers',
    'Manage Billing': 'Manage Billing',
  },
} as const satisfies {
  items: Record<MenuItemId, string>
  itemsRead: Partial<Record<MenuItemId, string>>
  groups: Record<string, string>
  sections: Record<SectionName, string>
}

export const t = translator(messages)

const hasReadName = (id: MenuItemId): id is keyof typeof messages.itemsRead => Object.hasOwn(messages.itemsRead, id)

/** What an entry of the menu is called for who may change what is there, and for who may only look. */
export const itemTitle = (id: MenuItemId, isChanged: boolean): string =>
  !isChanged && hasReadName(id) ? t(`itemsRead.${id}`) : t(`items.${id}`)

const isGroup = (label: string): label is keyof typeof messages.groups => Object.hasOwn(messages.groups, label)

/** What a group of the SDK's menu is called here. */
export const groupTitle = (label: string): string => (isGroup(label) ? t(`groups.${label}`) : label)
