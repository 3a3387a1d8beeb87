import { formatListState, type ListRules, type ListState, parseListState } from './list-state.ts'

/** Query that stands for what of a list is shown, wherever in it one is. */
export const viewSearch = (state: ListState, rules: ListRules): string => formatListState({ ...state, page: 1 }, rules)

/** The same query in its shortest form, without what this list has no place for. */
export const tidySearch = (search: string, rules: ListRules): string => viewSearch(parseListState(search, rules), rules)

const fields = {
  filter: 'filter',
  period: 'period',
  sort: 'sort',
  pageSize: 'pageSize',
  columns: 'cols',
  customer: 'customer',
  of: 'of',
}

/** What a shared view is on the server: the parts of the query by name. */
export function toDefinition(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, param]) => {
      const value = params.get(param)
      return value === null ? [] : [[name, value]]
    }),
  )
}

const DESCENDING = /^(\S+) (asc|desc)$/i

type Definition = Readonly<Record<string, unknown>>

/** Query of a shared view in the shortest form its list has for it. */
export const fromDefinition = (definition: Definition, rules: ListRules): string =>
  tidySearch(definitionSearch(definition).toString(), rules)

/** Query of a shared view. Orders may be written as servers take them, and columns as a list. */
export function definitionSearch(definition: Definition = {}): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, param] of Object.entries(fields)) {
    const value = definition[name]
    if (typeof value === 'string' || typeof value === 'number') params.set(param, String(value))
    else if (Array.isArray(value)) params.set(param, value.join())
  }
  const [, field, direction = ''] = DESCENDING.exec(params.get('sort') ?? '') ?? []
  if (field) params.set('sort', direction.toLowerCase() === 'desc' ? `-${field}` : field)
  return params
}
