import { conflict } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import type { EntityName } from '../store/models.ts'

/** Throws a 409 where what is to be created has the id of a row that is there, and warns of any other: servers give ids. */
export function refuseTakenId(context: Context, model: EntityName): void {
  const { id } = context.sent
  if (typeof id !== 'number' && typeof id !== 'string') return
  if (context.store.anyTable(model)?.get(id)) throw conflict(`Duplicate entry for ${model}.id`, 'DUPLICATE_ENTRY')
  context.warn('an id is given by the server; some servers refuse one on creation')
}
