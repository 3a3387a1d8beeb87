import type { SectionName } from './access.ts'

/**
 * Every section that permissions are given for, in the order of the contract. Written out, for the contract's lists of
 * values come all together, and pages that only sign in would download them.
 */
export const sectionNames = [
  'Call Logs',
  'Dashboard',
  'Buy Numbers',
  'Tracking Numbers',
  'Overview Reports',
  'Tracking Sources',
  'Activity Reports',
  'Receiving Numbers',
  'SIP Gateways',
  'Manage Roles',
  'Manage Users',
  'Manage Customers',
  'Manage Billing',
] as const satisfies readonly SectionName[]

/** Whether a server's section is one of those. */
export const isSection = (name: string): name is SectionName => sectionNames.some((section) => section === name)
