import { fieldRightOf, hasGuardedFields, mayUseField } from '@lineboard/contract/permissions'
import type { AnyRow } from '../store/models.ts'
import { maskedSecret } from './masked-secret.ts'
import type { Principal } from './principal.ts'

/** A row without the fields that are not for the principal to read, and with no more of a secret than a mark. */
export function shownRow(principal: Principal, model: string, row: AnyRow): AnyRow {
  if (!hasGuardedFields(model)) return row
  const owner = Number(model === 'DashUser' ? row.id : row.userId)
  const shown = Object.entries(row).filter(([field]) => mayUseField(principal, model, field, 'read', owner))
  const masked = shown.map(([field, value]) =>
    fieldRightOf(model, field) === 'secret' && typeof value === 'string'
      ? [field, maskedSecret(value)]
      : [field, value],
  )
  return { ...Object.fromEntries(masked), id: row.id }
}
