import { type Access, sectionAccess } from './access.ts'

/** Every item of the menu: what it is called, and the page it opens. */
export const menuItems = {
  dashboard: { label: 'Dashboard', route: '/service/dashboard' },
  callLogs: { label: 'Call Logs', route: '/service/call-log' },
  buyNumbers: { label: 'Buy Numbers', route: '/service/numberman' },
  trackingNumbers: { label: 'Tracking Numbers', route: '/service/tracking-number' },
  receivingNumbers: { label: 'Receiving Numbers', route: '/service/routing/receiving' },
  trackingSources: { label: 'Tracking Sources', route: '/service/tracking-source' },
  whitelist: { label: 'Whitelist', route: '/service/routing/whitelist' },
  sipGateways: { label: 'SIP Gateways', route: '/service/routing/sipgateway' },
  voiceMenus: { label: 'Voice Menus', route: '/service/ivr' },
  activityReports: { label: 'Activity Reports', route: '/service/reports/activity' },
  overviewReports: { label: 'Overview Reports', route: '/service/reports/overview' },
  systemDialogs: { label: 'System Dialogs', route: '/service/system/calls' },
  systemAudits: { label: 'System Audits', route: '/service/system/audit' },
  customerPanel: { label: 'Customer Panel', route: '/service/customer-panel' },
  accountProfile: { label: 'Account Profile', route: '/service/billing' },
  manageCustomers: { label: 'Manage Customers', route: '/service/customer' },
  manageRoles: { label: 'Manage Roles', route: '/service/role' },
  manageUsers: { label: 'Manage Users', route: '/service/user' },
  manageBillings: { label: 'Manage Billings', route: '/service/billing/settings' },
  manageProducts: { label: 'Manage Products', route: '/service/products' },
  systemSettings: { label: 'System Settings', route: '/service/systemSettings' },
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
  { label: 'Routing', items: ['whitelist', 'sipGateways', 'voiceMenus'] },
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
const adminOnly: Rule = ({ principalType }) => principalType === 'ADMIN'

/** Items that don't follow the permission of the section of their name. */
const rules: { readonly [Id in MenuItemId]?: Rule } = {
  voiceMenus: notPlainUser,
  accountProfile: always,
  manageBillings: always,
  manageProducts: notPlainUser,
  systemSettings: adminOnly,
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
  return Object.fromEntries(visible) as Record<MenuItemId, boolean>
}

/** The groups of the menu with the items a user sees; a group is there if any of its items is. */
export function visibleMenu(access: Access): MenuGroup[] {
  return menuGroups
    .map(({ label, items }) => ({ label, items: items.filter((id) => isVisible(id, access)) }))
    .filter(({ items }) => items.length > 0)
}
