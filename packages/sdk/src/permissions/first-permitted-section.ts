import type { Access, SectionName } from './access.ts'

/** The page each section opens. */
export const sectionRoutes: Readonly<Record<SectionName, string>> = {
  'Call Logs': '/service/call-log',
  Dashboard: '/service/dashboard',
  'Buy Numbers': '/service/numberman',
  'Tracking Numbers': '/service/tracking-number',
  'Overview Reports': '/service/reports/overview',
  'Tracking Sources': '/service/tracking-source',
  'Activity Reports': '/service/reports/activity',
  'Receiving Numbers': '/service/routing/receiving',
  'SIP Gateways': '/service/routing/sipgateway',
  'Manage Roles': '/service/role',
  'Manage Users': '/service/user',
  'Manage Customers': '/service/customer',
  'Manage Billing': '/service/billing/settings',
}

/** A section and the page it opens. */
export interface PermittedSection {
  section: SectionName
  route: string
}

const isSection = (name: string): name is SectionName => Object.hasOwn(sectionRoutes, name)

/**
 * Where a user goes after a 401: the first section that is not denied, in the server's order. The super administrator
 * goes to the dashboard; undefined for a user who may see no section.
 */
export function firstPermittedSection(access: Access): PermittedSection | undefined {
  const permitted = Object.entries(access.sections).flatMap(([name, granted]) => (granted === 'deny' ? [] : [name]))
  const section = access.isSuperAdmin ? 'Dashboard' : permitted.find(isSection)
  return section && { section, route: sectionRoutes[section] }
}
