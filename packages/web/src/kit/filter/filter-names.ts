import { groupOf, type ParsedFilterText, type Searchable } from '@lineboard/sdk'
import { isRefused, seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import type { Resource } from '../define-resource.ts'
import { rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { rowId } from '../rows/row-text.ts'
import { valueAt } from '../value-at.ts'
import { type LookupField, lookupField } from './lookup.ts'
import type { NamedValue, NameOf } from './named-values.ts'

// More names than this nobody reads through; a name that is typed is found all the same.
const MAX_NAMED = 500

/** Names that several rows have are told apart by whose they are, or by their number. */
function named({ toText, isOfCustomer }: LookupField, rows: readonly object[], seesAll: boolean): NamedValue[] {
  const labels = rows.map((row) => {
    const company = isOfCustomer && seesAll ? valueAt(row, 'Customer.companyName') : undefined
    return typeof company === 'string' ? `${toText(row)} (${company})` : toText(row)
  })
  return rows.map((row, at) => {
    const [id, label = ''] = [rowId(row), labels[at]]
    const isShared = labels.indexOf(label) !== labels.lastIndexOf(label)
    return { value: String(id), label: isShared ? `${label} #${id}` : label }
  })
}

type Source = Pick<Resource, 'columns' | 'searchable'>

/** Ids of a field in a filter, those in groups included. */
const idsIn = (ast: ParsedFilterText['ast'], searchable: Searchable, key: string): number[] =>
  ast.flatMap((block) => {
    const group = groupOf(block, searchable)
    if (group) return idsIn(group.ast, searchable, key)
    return block.type === 'field' && block.key === key && /^\d+$/.test(block.value) ? [Number(block.value)] : []
  })

interface NamesOptions {
  /** The filter whose ids need a name. */
  filter?: Pick<ParsedFilterText, 'ast'>
  /** Every name is wanted, to choose from. @default false */
  all?: boolean
}

/** The rows that ids in the filter of a list are of, by name; undefined while they are on their way, none where the list has no such ids. */
export function useFilterNames(
  source: Source | null | undefined,
  { filter, all = false }: NamesOptions,
): readonly NamedValue[] | undefined {
  const { access } = useSession()
  const seesAll = seesEveryCustomer(access)
  const lookup = source ? lookupField(source) : undefined
  const list = lookup?.list
  const ids = source && lookup && filter ? idsIn(filter.ast, source.searchable, lookup.key) : []
  const isAsked = lookup !== undefined && list !== undefined && !isRefused(list)
  const include = lookup?.isOfCustomer && seesAll && { include: ['Customer'] }
  const some = { where: { id: { inq: ids } }, limit: ids.length, ...include }
  const every = { order: `${lookup?.order} ASC`, limit: MAX_NAMED, ...include }
  const options = { silent: true, isAside: true }
  const found = useCallByName(list ?? '', isAsked && ids.length > 0 ? { filter: some } : null, options)
  const listed = useCallByName(list ?? '', isAsked && all ? { filter: every } : null, options)
  if (!lookup || !isAsked) return []
  const isLoading = (asked: boolean, { data, error }: typeof found) => asked && data === undefined && !error
  if (isLoading(ids.length > 0, found) || isLoading(all, listed)) return undefined
  const rows = [...rowsOf(found.data), ...rowsOf(listed.data)]
  return named(lookup, [...new Map(rows.map((row) => [rowId(row), row])).values()], seesAll)
}

/** The names as conditions say them. An id whose name is still on its way says nothing yet. */
export function nameOf(source: Source | null | undefined, names: readonly NamedValue[] | undefined): NameOf {
  const key = source ? lookupField(source)?.key : undefined
  return (of, id) => {
    if (of !== key || !/^\d+$/.test(id)) return undefined
    return names === undefined ? '…' : (names.find(({ value }) => value === id)?.label ?? `#${id}`)
  }
}
