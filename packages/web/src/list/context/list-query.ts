import {
  and,
  type ParsedFilterText,
  type PhoneHome,
  pageToFilter,
  parseFilterText,
  periodWhere,
  toWhere,
} from '@lineboard/sdk'
import type { Resource } from '../../kit/define-resource.ts'
import { type LiteralMatches, namedSought, soughtTexts } from '../../kit/filter/sought-texts.ts'
import type { ListState, Sort } from '../../kit/list-state.ts'
import { prefetchByName } from '../../kit/rows/calls-by-name.ts'
import { instantsOf } from '../../shared/period/period-name.ts'
import { timeZone } from '../../state/dates.ts'
import { dialledHome } from '../../state/own-phone-country.ts'

/** What a list asks the server for. */
export interface ListQuery {
  /** Conditions of filter and period; they are what a count is of. */
  where: object
  sort: Sort
  page: number
  pageSize: number
}

type Asked = Pick<Resource, 'searchable' | 'periodField' | 'fixed' | 'only'> & Partial<Pick<Resource, 'named'>>

/** Whether a filter, a period, a customer or a row that owns them narrows the list. */
export const isNarrowed = ({ filter, period, customer, of }: ListState): boolean =>
  filter !== '' || period !== undefined || customer !== undefined || of !== undefined

/** What of a question was worked out before. */
interface Known {
  literalMatches?: LiteralMatches
  /** The filter of the state, parsed. */
  filter?: Pick<ParsedFilterText, 'readable'>
  home?: PhoneHome | undefined
  /** What a period by name, such as today, is worked out from. @default the present */
  now?: Date
}

/** The query a list state stands for, in the person's time zone; `literalMatches` says what texts mean that no server can be asked for sign by sign. */
export function listQuery(
  { searchable, periodField, fixed, only, named = [] }: Asked,
  { filter, period, customer, of, sort, page, pageSize }: ListState,
  { literalMatches, filter: { readable } = parseFilterText(filter, searchable), home = dialledHome(), now }: Known = {},
): ListQuery {
  // A text with mistakes is not applied while it is typed, but an address can have one: what can be read of it narrows the list.
  const within = period && periodField ? instantsOf(period, now) : undefined
  const found: object = toWhere(readable, searchable, {
    timeZone: timeZone(),
    ...(now && { now }),
    within,
    held: literalMatches,
    named: namedSought({ named }).map(({ path }) => path),
    home,
  })
  const inPeriod = within && periodField ? periodWhere(periodField, within) : undefined
  const ofCustomer: object | undefined = customer === undefined ? undefined : { customerId: customer }
  const ofOwner: object | undefined = of && { [of.field]: of.id }
  const where = and(fixed, only, ofCustomer, ofOwner, found, inPeriod)
  return { where, sort, page, pageSize }
}

/** The wire filter of a query. A list without conditions or relations leaves those parts out. */
export function listFilter({ include }: Pick<Resource, 'include'>, { where, sort, ...page }: ListQuery): object {
  const direction = sort.direction.toUpperCase()
  // Rows that are equal in the chosen field must not change places between two pages.
  const order = [`${sort.field} ${direction}`, ...(sort.field === 'id' ? [] : [`id ${direction}`])]
  return {
    ...(Object.keys(where).length > 0 && { where }),
    order,
    ...pageToFilter(page),
    ...(include.length > 0 && { include }),
  }
}

/**
 * Asks for the rows and the count of a list in this state before it is drawn. Resolves when the rows are here, and asks nothing where the
 * list has to find out first what a text of its filter means.
 */
export async function askRows(resource: Resource, state: ListState): Promise<void> {
  const filter = parseFilterText(state.filter, resource.searchable)
  if (soughtTexts(filter, resource).length > 0) return
  const query = listQuery(resource, state, { filter })
  const rows = prefetchByName(resource.list, { filter: listFilter(resource, query) })
  if (resource.count) void prefetchByName(resource.count, { where: query.where })
  await rows
}
