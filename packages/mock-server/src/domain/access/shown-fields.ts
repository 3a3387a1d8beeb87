import { createHash } from 'node:crypto'
import { fieldRightOf, hasGuardedFields, mayUseField } from '@lineboard/contract/permissions'
import { entityMeta } from '../../ground/contract/entity-meta.ts'
import type { AnyRow } from '../../store/rows/internal-rows.ts'
import type { Principal } from './principal.ts'

const STARS = '*'.repeat(16)

/**
 * What is shown of a secret: stars and a mark that is always the same, by which a client tells one from another, and says which it
 * means. What is kept in its masked form already, such as API keys, is shown as it is.
 */
export const maskedSecret = (secret: string): string =>
  secret.startsWith('****') ? secret : STARS + createHash('sha256').update(secret).digest('hex').slice(0, 12)

const guardedOf = (model: string) =>
  Object.keys(entityMeta(model)?.fields ?? {}).filter((field) => fieldRightOf(model, field))

/** Whether sections alone say who reads the fields of a model, whichever row it is. */
const isOfSections = (model: string) => guardedOf(model).every((field) => Array.isArray(fieldRightOf(model, field)))

const seesAll = (principal: Principal, model: string) =>
  guardedOf(model).every((field) => mayUseField(principal, model, field, 'search'))

/** A row without the fields that are not for the principal to read, and with no more of a secret than a mark. */
export function shownRow(principal: Principal, model: string, row: AnyRow): AnyRow {
  if (!hasGuardedFields(model) || (isOfSections(model) && seesAll(principal, model))) return row
  const owner = Number(model === 'DashUser' ? row.id : row.userId)
  const shown = Object.entries(row).filter(([field]) => mayUseField(principal, model, field, 'read', owner))
  const masked = shown.map(([field, value]) =>
    fieldRightOf(model, field) === 'secret' && typeof value === 'string'
      ? [field, maskedSecret(value)]
      : [field, value],
  )
  return { ...Object.fromEntries(masked), id: row.id }
}
