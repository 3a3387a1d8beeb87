import { createHash } from 'node:crypto'
import { fieldRightOf, hasGuardedFields, mayUseField } from '@lineboard/contract/permissions'
import type { AnyRow } from '../../store/rows/internal-rows.ts'
import type { Principal } from './principal.ts'

const STARS = '*'.repeat(16)

/**
 * What is shown of a secret: stars and a mark that is always the same, by which a client tells one from another, and says which it
 * means. What is kept in its masked form already, such as API keys, is shown as it is.
 */
export const maskedSecret = (secret: string): string =>
  secret.startsWith('****') ? secret : STARS + createHash('sha256').update(secret).digest('hex').slice(0, 12)

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
