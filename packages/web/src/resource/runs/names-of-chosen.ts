import { entities } from '@lineboard/contract/entities'
import { nameFieldOf } from '@lineboard/contract/row-name'
import type { Resource } from '../define-resource.ts'
import { callByName, rowsOf } from '../rows/calls-by-name.ts'
import { valueAt } from '../rows/value-at.ts'

interface Relation {
  readonly model: string
  readonly type: string
  readonly foreignKey: string
}

const known: Readonly<Record<string, { readonly relations: Readonly<Record<string, Relation>> }>> = entities

type Named = Pick<Resource, 'entity' | 'include'> & Partial<Pick<Resource, 'columns'>>

async function shownOf(
  { include, columns = [] }: Named,
  relation: string,
  { model, foreignKey }: Relation,
  id: unknown,
) {
  const [row] = id == null ? [] : rowsOf(await callByName(`${model}.find`, { filter: { where: { id }, limit: 1 } }))
  const name = row && valueAt(row, nameFieldOf(model) ?? 'name')
  const copies = columns.filter(({ cell }) => cell.names === foreignKey).map(({ field }) => [field, name] as const)
  return { ...(include.includes(relation) && { [relation]: row }), ...Object.fromEntries(copies) }
}

/**
 * What a list shows of the rows that chosen ids name, beside those ids: the related rows, and copies of their names. So a change is
 * seen whole before the server has made it. Nothing of those that can't be read now: the list has them afterwards.
 */
export async function namesOfChosen(resource: Named, chosen: Readonly<Record<string, unknown>>): Promise<object> {
  const related = Object.entries(known[resource.entity]?.relations ?? {}).filter(
    ([, { type, foreignKey }]) => type === 'belongsTo' && foreignKey in chosen,
  )
  const shown = await Promise.all(
    related.map(([name, relation]) => shownOf(resource, name, relation, chosen[relation.foreignKey]).catch(() => ({}))),
  )
  return Object.assign({}, ...shown)
}
