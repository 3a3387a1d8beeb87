import { entities } from '@lineboard/contract/entities'
import { comesAlone } from '../../data/related-rows.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import type { Resource } from '../define-resource.ts'
import { t } from '../resource.messages.ts'
import { callByName, rowsOf } from './calls-by-name.ts'

type Read = Pick<Resource, 'list' | 'entity' | 'idField' | 'include'>

/** What a list's filter must say to answer one row, with all that the resource reads of it. */
export const oneRow = ({ idField, include }: Pick<Resource, 'idField' | 'include'>, id: number) => ({
  where: { [idField]: id },
  limit: 1,
  ...(include.length > 0 && { include }),
})

/** Whether a row is what it is by rows of its own, such as a menu by its choices, and not only names others. */
function hasRowsOfItsOwn({ entity, include }: Pick<Resource, 'entity' | 'include'>): boolean {
  const relations: Readonly<Record<string, { type: string }>> = entities[entity].relations
  const names = include.flatMap((each) => (typeof each === 'string' ? each : Object.keys(each)))
  return names.some((name) => relations[name]?.type !== 'belongsTo')
}

/**
 * Rows to be edited. Throws, in words, where the server keeps back rows that a form would edit with them: an empty form saved would
 * take those away.
 */
export async function readToEdit(resource: Read, filter: object): Promise<object[]> {
  const rows = rowsOf(await callByName(resource.list, { filter }))
  if (comesAlone(resource.list) && hasRowsOfItsOwn(resource)) throw new WordedError(t('row.incomplete'))
  return rows
}

/** A row to be edited, as the server has it now; undefined where there is none. Throws as `readToEdit` does. */
export async function readOneRow(resource: Read, id: number): Promise<object | undefined> {
  const [row] = await readToEdit(resource, oneRow(resource, id))
  return row
}
