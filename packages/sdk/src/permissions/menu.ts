import { type Access, isSection, type SectionName, sectionAccess } from './access.ts'

/** Every item of the menu, and what it is called. */
export const menuItems = {
  dashboard: { label: 'Dashboard' },
  callLogs: { label: 'Call Logs' },
  buyNumbers: { label: 'Buy Numbers' },
  trackingNumbers: { label: 'Tracking Numbers' },
  receivingNumbers: { label: 'Receiving Numbers' },
  trackingSources: { label: 'Tracking Sources' },
  whitelist: { label: 'Whitelist' },
  sipGateways: { label: 'SIP Gateways' },
  voiceMenus: { label: 'Voice Menus' },
  routingActions: { label: 'Routing Actions' },
  activityReports: { label: 'Activity Reports' },
  overviewReports: { label: 'Overview Reports' },
  systemDialogs: { label: 'System Dialogs' },
  systemAudits: { label: 'System Audits' },
  customerPanel: { label: 'Customer Panel' },
  // Two entries of the documents, which have their own visibility, and one name: both lead to one place.
  accountProfile: { label: 'Billing' },
  manageCustomers: { label: 'Manage Customers' },
  manageRoles: { label: 'Manage Roles' },
  manageUsers: { label: 'Manage Users' },
  manageBillings: { label: 'Billing' },
  manageProducts: { label: 'Manage Products' },
  systemSettings: { label: 'System Settings' },
} as const

export type MenuItemId = keyof typeof menuItems

/** A group of the menu with its items in order. */
export interface MenuGroup {
  label: string
  items: readonly MenuItemId[]
}

/** The groups of the menu in order. */
export const menuGroups: readonly MenuGroup[] = [
  { label: 'Activities', items: ['dashboard', 'callLogs'] },
  { label: 'Number Management', items: ['buyNumbers', 'trackingNumbers', 'receivingNumbers'] },
  { label: 'Call Source', items: ['trackingSources'] },
  { label: 'Routing', items: ['whitelist', 'sipGateways', 'voiceMenus', 'routingActions'] },
  { label: 'Reporting', items: ['activityReports', 'overviewReports', 'systemDialogs', 'systemAudits'] },
  {
    label: 'Settings',
    items: [
      'customerPanel',
      'accountProfile',
      'manageCustomers',
      'manageRoles',
      'manageUsers',
      'manageBillings',
      'manageProducts',
      'systemSettings',
    ],
  },
]

const hiddenFromSuperAdmin = new Set<string>(['manageBillings', 'accountProfile', 'buyNumbers'])

type Rule = (access: Access) => boolean

const always: Rule = () => true
const notPlainUser: Rule = ({ principalType }) => principalType !== 'USER'
// The settings are everybody's, so that they are the owner's to see and change.
const ownersAdminOnly: Rule = ({ principalType, isOwner }) => principalType === 'ADMIN' && isOwner

/** Items that don't follow the permission of the section of their name. */
const rules: { readonly [Id in MenuItemId]?: Rule } = {
  voiceMenus: notPlainUser,
  // What happens to calls belongs to the numbers that are called.
  routingActions: (access) => sectionAccess(access, menuItems.trackingNumbers.label) !== 'deny',
  accountProfile: always,
  manageBillings: always,
  manageProducts: notPlainUser,
  systemSettings: ownersAdminOnly,
}

function isVisible(id: MenuItemId, access: Access): boolean {
  if (access.isSuperAdmin) return !hiddenFromSuperAdmin.has(id)
  return rules[id]?.(access) ?? sectionAccess(access, menuItems[id].label) !== 'deny'
}

/**
 * Which items of the menu a user sees. The super administrator sees all but what concerns an own account; for others
 * some items follow the principal type, and the rest the permission of the section they are named after.
 */
export function menuVisibility(access: Access): Record<MenuItemId, boolean> {
  const visible = menuGroups.flatMap(({ items }) => items.map((id) => [id, isVisible(id, access)]))
  // Every item is in a group: a test holds the menu to it.
  return Object.fromEntries(visible)
}

/** The groups of the menu with the items a user sees; a group is there if any of its items is. */
export function visibleMenu(access: Access): MenuGroup[] {
  return menuGroups
    .map(({ label, items }) => ({ label, items: items.filter((id) => isVisible(id, access)) }))
    .filter(({ items }) => items.length > 0)
}

/**
 * The section a user begins with, and is led to after a 401: the first that is not denied, in the server's order; the
 * dashboard for the super administrator, undefined for a user who may see no section.
 */
export function firstPermittedSection(access: Access): SectionName | undefined {
  if (access.isSuperAdmin) return 'Dashboard'
  const permitted = Object.entries(access.sections).flatMap(([name, granted]) => (granted === 'deny' ? [] : [name]))
  return permitted.find(isSection)
}
