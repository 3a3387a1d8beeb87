import type { Access, SectionName } from './access.ts'
import { isSection } from './sections.ts'

/**
 * The section a user begins with, and is led to after a 401: the first that is not denied, in the server's order; the
 * dashboard for the super administrator, undefined for a user who may see no section.
 */
export function firstPermittedSection(access: Access): SectionName | undefined {
  if (access.isSuperAdmin) return 'Dashboard'
  const permitted = Object.entries(access.sections).flatMap(([name, granted]) => (granted === 'deny' ? [] : [name]))
  return permitted.find(isSection)
}
