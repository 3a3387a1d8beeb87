import { formatPeriod, type Period, parsePeriod } from '@lineboard/sdk'
import { positiveInteger } from '../lib/positive-integer.ts'

/** Order of a list: a field path and which way. */
export interface Sort {
  field: string
  direction: 'asc' | 'desc'
}

/** What of a list is shown. Its address is the truth; this is the address, read. */
export interface ListState {
  /** Filter text, as typed. */
  filter: string
  sort: Sort
  /** First page is 1. */
  page: number
  pageSize: number
  /** Undefined where the list has no dates, or all time is wanted. */
  period?: Period | undefined
  /** Fields of the columns in order; undefined for the person's own choice. */
  columns?: readonly string[] | undefined
  /** Id of the one customer whose rows are wanted. */
  customer?: number | undefined
  /** The one row of another list that the rows belong to. */
  of?: RowOwner | undefined
}

/** The row that others belong to, by their field that holds its id. */
export interface RowOwner {
  field: string
  id: number
}

/** What a list is held against when its address is read. */
export interface ListRules {
  defaultSort: Sort
  sortable: ReadonlySet<string>
  /** Undefined where the list has no dates. */
  defaultPeriod?: Period | undefined
  /** Fields that can be shown as columns. */
  fields: ReadonlySet<string>
  /** Rows belong to customers. */
  hasCustomer: boolean
  /** Fields that hold the id of a row of another list. */
  foreignKeys?: ReadonlySet<string>
}

/** Rows a page one can choose from; the first is the default. */
export const pageSizes = [10, 25, 50, 100] as const

const DEFAULT_PAGE_SIZE = pageSizes[0]
const ALL_TIME = 'all'

function parseSort(text: string, { sortable, defaultSort }: ListRules): Sort {
  const field = text.replace(/^-/, '')
  return sortable.has(field) ? { field, direction: text.startsWith('-') ? 'desc' : 'asc' } : defaultSort
}

const formatSort = ({ field, direction }: Sort) => (direction === 'desc' ? `-${field}` : field)

function parseColumns(text: string | null, { fields }: ListRules): readonly string[] | undefined {
  const known = new Set(text?.split(',').filter((field) => fields.has(field)))
  return known.size > 0 ? [...known] : undefined
}

function readPeriod(text: string | null, { defaultPeriod }: ListRules): Period | undefined {
  if (!defaultPeriod || text === ALL_TIME) return undefined
  return parsePeriod(text ?? '') ?? defaultPeriod
}

function parseOwner(text: string | null, { foreignKeys }: ListRules): RowOwner | undefined {
  const [field = '', digits] = text?.split(':') ?? []
  const id = positiveInteger(digits)
  return id !== undefined && foreignKeys?.has(field) ? { field, id } : undefined
}

/** How an address says which row the rows belong to. */
const formatOwner = ({ field, id }: RowOwner): string => `${field}:${id}`

/** Query of a list narrowed to what belongs to one row, of any day: a customer is what lists are narrowed to anyway. */
export const ownedQuery = (field: string, id: number) =>
  ({ period: ALL_TIME, ...(field === 'customerId' ? { customer: id } : { of: formatOwner({ field, id }) }) }) as const

/** List state an address asks for. What it leaves out, or what makes no sense, is the default. */
export function parseListState(search: string, rules: ListRules): ListState {
  const params = new URLSearchParams(search)
  const size = Number(params.get('pageSize'))
  return {
    filter: params.get('filter') ?? '',
    sort: parseSort(params.get('sort') ?? '', rules),
    page: positiveInteger(params.get('page')) ?? 1,
    pageSize: pageSizes.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    period: readPeriod(params.get('period'), rules),
    columns: parseColumns(params.get('cols'), rules),
    customer: rules.hasCustomer ? positiveInteger(params.get('customer')) : undefined,
    of: parseOwner(params.get('of'), rules),
  }
}

/** The shortest address that parseListState() reads as this state; defaults are left out. */
export function formatListState(state: ListState, { defaultSort, defaultPeriod }: ListRules): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string, fallback: string) => value !== fallback && params.set(name, value)
  put('filter', state.filter, '')
  if (defaultPeriod) {
    put('period', state.period ? formatPeriod(state.period) : ALL_TIME, formatPeriod(defaultPeriod))
  }
  put('customer', String(state.customer ?? ''), '')
  put('of', state.of ? formatOwner(state.of) : '', '')
  put('sort', formatSort(state.sort), formatSort(defaultSort))
  put('page', String(state.page), '1')
  put('pageSize', String(state.pageSize), String(DEFAULT_PAGE_SIZE))
  put('cols', state.columns?.join(',') ?? '', '')
  return plainQuery(params)
}

// Commas may stand in a query as they are, and an address with columns is easier to read so.
const plainQuery = (params: URLSearchParams) => params.toString().replaceAll('%2C', ',')

const layout: ReadonlySet<string> = new Set(['sort', 'pageSize', 'cols'])

/** What an address says of how rows are shown, and of a period that moves on with the days; without which rows else. */
export function layoutSearch(search: string): string {
  const stays = ([name, value]: [string, string]) =>
    layout.has(name) || (name === 'period' && (value === ALL_TIME || isNamedPeriod(value)))
  return plainQuery(new URLSearchParams([...new URLSearchParams(search)].filter(stays)))
}

/** A period such as the last 30 days, and no certain days or month. */
function isNamedPeriod(text: string): boolean {
  const period = parsePeriod(text)
  return period !== undefined && period.mode !== 'range' && period.mode !== 'month'
}
