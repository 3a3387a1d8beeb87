import { hasGuardedFields, mayUseField } from '@lineboard/contract/permissions'
import type { AnyRow } from '../store/models.ts'
import type { Principal } from './principal.ts'

/** A row without the fields that are not for the principal to read. */
export function shownRow(principal: Principal, model: string, row: AnyRow): AnyRow {
  if (!hasGuardedFields(model)) return row
  const owner = Number(model === 'DashUser' ? row.id : row.userId)
  const shown = Object.entries(row).filter(([field]) => mayUseField(principal, model, field, 'read', owner))
  return { ...Object.fromEntries(shown), id: row.id }
}
