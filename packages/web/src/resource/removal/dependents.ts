import type { OperationRows } from '@lineboard/contract'
import { ApiError } from '@lineboard/sdk'
import { hrefOf } from '../../places/href.ts'
import { placeOfEntity } from '../../places/place.ts'
import type { ListId } from '../operation-ids.ts'
import { callByName, countOf, rowsOf } from '../rows/calls-by-name.ts'
import type { Target } from '../rows/row-result.ts'

type CountId = Extract<keyof OperationRows, `${string}.${'count' | 'countPaged'}`>

/** Rows of another entity that name a row by its id, so that deleting it concerns them. */
export type Dependents = {
  [Id in CountId | ListId]: {
    /** Operation that counts them, or that lists them where none counts. */
    count: Id
    /** Field that holds the id. */
    field: keyof OperationRows[Id] & string
    /** What they are called in the middle of a sentence. */
    nouns: { one: string; other: string }
  }
}[CountId | ListId]

/** How many rows depend on others. */
export interface Impact {
  nouns: Dependents['nouns']
  /** Undefined where they could not be counted. */
  count: number | undefined
  /** There are more than were counted. */
  isMore?: boolean
  /** This person may not see such rows, so that nobody can say whether there are any. */
  isHidden?: boolean
  /** Where they are listed, when that is a list of its own. */
  href?: string | undefined
}

/** Rows without a call that counts them are listed, and no more of them than this. */
const MOST_LISTED = 1000

const isCount = (operation: string) => /\.count(Paged)?$/.test(operation)

const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Where the list of those of one customer stands. */
function listOf({ count, field }: Dependents, targets: readonly Target[]): string | undefined {
  const [target, ...others] = targets
  const place = placeOfEntity(count.split('.')[0] ?? '')
  const isOneCustomer = field === 'customerId' && target !== undefined && others.length === 0
  // Lists that know dates show the last days at first.
  return place && isOneCustomer ? hrefOf(place, {}, { period: 'all', customer: target.id }) : undefined
}

async function countOne(dependents: Dependents, targets: readonly Target[]): Promise<Impact> {
  const { count, field, nouns } = dependents
  const where = { [field]: { inq: targets.map(({ id }) => id) } }
  const href = listOf(dependents, targets)
  try {
    if (isCount(count)) return { nouns, href, count: countOf(await callByName(count, { where })) }
    const rows = rowsOf(await callByName(count, { filter: { where, fields: ['id'], limit: MOST_LISTED + 1 } }))
    return { nouns, href, count: Math.min(rows.length, MOST_LISTED), isMore: rows.length > MOST_LISTED }
  } catch (error) {
    return { nouns, count: undefined, isHidden: isRefusal(error) }
  }
}

/** Counts what depends on rows, leaving out what there is none of; what can't be counted is told, never taken for none. */
export async function impactOf(dependents: readonly Dependents[], targets: readonly Target[]): Promise<Impact[]> {
  const counted = await Promise.all(dependents.map((each) => countOne(each, targets)))
  return counted.filter(({ count }) => count !== 0)
}
