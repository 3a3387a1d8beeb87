import { type Access, canRead, canWrite, menuVisibility } from '@lineboard/sdk'
import type { PlaceFacts } from './place-entry.ts'

/** Whether a person sees a place: as the permission for its section says, or as one of those it is there for. */
export function isSeen(
  { section, forChangers = false, seenAs = 'everybody' }: Pick<PlaceFacts, 'section' | 'forChangers' | 'seenAs'>,
  access: Access,
): boolean {
  if (section !== undefined) return forChangers ? canWrite(access, section) : canRead(access, section)
  if (seenAs === 'everybody') return true
  return seenAs === 'superAdministrator' ? access.isSuperAdmin : menuVisibility(access)[seenAs]
}
