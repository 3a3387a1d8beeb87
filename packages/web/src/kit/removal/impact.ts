import { mostKeptRows } from '@lineboard/contract/delete-actions'
import { type Dependent, dependentsOf } from '@lineboard/contract/dependents'
import { entities } from '@lineboard/contract/entities'
import { idsAt } from '@lineboard/contract/references'
import { ApiError, iterate } from '@lineboard/sdk'
import { useEffect, useState } from 'react'
import { hrefOf } from '../../places/href.ts'
import { placeOfEntity } from '../../places/place.ts'
import { type Nouns, nounsOf } from '../../shared/model-nouns.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { ownedBy } from '../linked-columns.tsx'
import { ownedQuery } from '../list-state.ts'
import type { Target } from '../row-result.ts'
import { callByName, chunksOf, countOf, rowsOf } from '../rows/calls-by-name.ts'
import { t } from './removal.messages.ts'

/** What people call rows, by the first of these fields that their entity has; without any they have no name. */
const naming = ['name', 'number', 'tracking_number', 'username', 'subject'] as const
const MAX_NAMED = 3

const known: Readonly<Record<string, { readonly fields: Readonly<Record<string, string>> }>> = entities

const ownerOf = ({ count }: Dependent) => count.split('.')[0] ?? ''

const nameField = (dependent: Dependent) => naming.find((field) => known[ownerOf(dependent)]?.fields[field])

/** Names of the first of these rows. */
function firstNames(dependent: Dependent, rows: readonly object[]): string[] {
  const field = nameField(dependent)
  if (field === undefined) return []
  const names = rows.slice(0, MAX_NAMED).map((row) => String(Reflect.get(row, field) ?? ''))
  return field.endsWith('number') ? names.map(formatPhone) : names
}

/** Names of the first rows that name one of these ids; none for rows that nobody calls by a name, such as calls. */
async function namesOf(dependent: Dependent, ids: readonly number[]): Promise<string[]> {
  const { model, field } = dependent
  const name = nameField(dependent)
  if (name === undefined) return []
  const filter = { where: { [field]: { inq: ids } }, fields: ['id', name], order: `${name} ASC`, limit: MAX_NAMED }
  return firstNames(dependent, rowsOf(await callByName(`${model}.find`, { filter })))
}

/** How many rows depend on others. */
export interface Impact {
  dependent: Dependent
  nouns: Nouns
  /** Undefined where they could not be counted. */
  count: number | undefined
  /** There are more than were counted. */
  isMore?: boolean
  /** This person may not see such rows, so that nobody can say whether there are any. */
  isHidden?: boolean
  /** Where they are listed, when that is a list of its own. */
  href?: string | undefined
  /** What the first of them are called. */
  names?: readonly string[]
}

/** Rows without a call that counts them are listed, and no more of them than this. */
const MAX_LISTED = 1000

const isCount = (operation: string) => /\.count(Paged)?$/.test(operation)

const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)

// Where the name of the model says less than what the rows are to the one that goes.
const roles: Readonly<Record<string, Nouns>> = {
  'Ticket.ownerId': { one: t('ticketOwned'), other: t('ticketsOwned') },
  'Observer.userId': { one: t('ticketWatched'), other: t('ticketsWatched') },
  'DashRole.customerId': { one: t('ownRole'), other: t('ownRoles') },
  'PaymentMethod.customerId': { one: t('card'), other: t('cards') },
}

const nounsFor = ({ model, field, count }: Dependent): Nouns => roles[`${model}.${field}`] ?? nounsOf(count)

/** Where the list of those of one row stands. */
function listOf({ model, count, field, kind }: Dependent, targets: readonly Target[]): string | undefined {
  const [target, ...others] = targets
  const place = placeOfEntity(count.split('.')[0] ?? '')
  // A list is narrowed by the relations of its rows alone.
  const isOwned = ownedBy(model).some(({ foreignKey }) => foreignKey === field)
  if (!place || !target || others.length > 0 || kind || !isOwned) return undefined
  return hrefOf(place, {}, ownedQuery(field, target.id))
}

/**
 * Rows of the list a reference is found in that name one of these ids, but those that go with them: all, however few a server sends at
 * once, or the first `limit` of them.
 */
export async function rowsNaming(
  dependent: Dependent,
  entity: string,
  ids: readonly number[],
  limit = Number.POSITIVE_INFINITY,
): Promise<object[]> {
  const { count, field, kind, part } = dependent
  const list = isCount(count) ? `${dependent.model}.find` : count
  const include = part !== undefined && { include: [part] }
  const find = async ({ filter }: { filter: object }): Promise<object[]> => [
    ...rowsOf(await callByName(list, { filter: { ...filter, ...include } })),
  ]
  async function first(where: object, isWanted: (row: object) => boolean): Promise<object[]> {
    const found: object[] = []
    for await (const row of iterate(find, { where })) {
      if (isWanted(row)) found.push(row)
      if (found.length === limit) break
    }
    return found
  }
  if (!kind) return (await Promise.all(chunksOf(ids).map((inq) => first({ [field]: { inq } }, () => true)))).flat()
  const holders = (row: object): unknown[] => (part === undefined ? [row] : (Reflect.get(row, part) ?? []))
  const isNaming = (holder: unknown) => idsAt(dependent, Object(holder)).some((id) => ids.includes(id))
  const isGoing = (row: object) => list.startsWith(`${entity}.`) && ids.includes(Number(Reflect.get(row, 'id')))
  return first({}, (row) => !isGoing(row) && holders(row).some(isNaming))
}

async function countOne(dependent: Dependent, entity: string, targets: readonly Target[]): Promise<Impact> {
  const { count, field } = dependent
  const nouns = nounsFor(dependent)
  const ids = targets.map(({ id }) => id)
  const href = listOf(dependent, targets)
  try {
    if (isCount(count)) {
      const counts = await Promise.all(
        chunksOf(ids).map(
          async (inq) => countOf(await callByName(count, { where: { [field]: { inq } } })) ?? Number.NaN,
        ),
      )
      const number = counts.reduce((sum, each) => sum + each, 0)
      const naming = chunksOf(ids)[counts.findIndex((each) => each > 0)]
      const names = naming ? await namesOf(dependent, naming) : []
      return { dependent, nouns, href, count: Number.isNaN(number) ? undefined : number, names }
    }
    const rows = await rowsNaming(dependent, entity, ids, MAX_LISTED + 1)
    const names = firstNames(dependent, rows)
    return { dependent, nouns, href, count: Math.min(rows.length, MAX_LISTED), isMore: rows.length > MAX_LISTED, names }
  } catch (error) {
    return { dependent, nouns, count: undefined, isHidden: isRefusal(error) }
  }
}

/**
 * Counts what depends on rows of an entity, by the contract's table, leaving out what there is none of; what can't be counted is
 * told, never taken for none.
 */
export async function impactOf(entity: string, targets: readonly Target[]): Promise<Impact[]> {
  const counted = await Promise.all(dependentsOf(entity).map((each) => countOne(each, entity, targets)))
  return counted.filter(({ count }) => count !== 0)
}

/** Whether deletions may affect more rows than can be undone later. Rows that depend on dependents are not counted: half as many leave room for them. */
export const isBeyondUndo = (impact: readonly Impact[]): boolean =>
  impact.reduce((sum, { dependent, count = 0 }) => sum + (dependent.onDelete.startsWith('goes') ? count : 0), 0) >
  mostKeptRows / 2

/** What depends on rows; undefined while it is counted. */
export function useImpact(entity: string, targets: readonly Target[]): Impact[] | undefined {
  const [impact, setImpact] = useState<Impact[]>()
  useEffect(() => {
    let isWanted = true
    void impactOf(entity, targets).then((found) => isWanted && setImpact(found))
    return () => {
      isWanted = false
    }
  }, [entity, targets])
  return impact
}
