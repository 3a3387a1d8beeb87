import { positiveInteger } from '../lib/positive-integer.ts'
import { placeFacts } from './place.ts'
import type { ListPlaceId, PlaceId, places } from './places.ts'

/** Query parameter of the form that opens a ticket: what the ticket is about. */
export const aboutParameter = 'about'

/** Query parameter of the same form: the subject that it begins with. */
export const subjectParameter = 'subject'

/** Query parameter of a voice menu's form: which number the menu is put on is asked at once. */
export const putParameter = 'put'

/** What the address opens beside the list: a form, a row's details, the question whether to delete it. */
export type RowRoute = { action: 'add' } | { action: 'edit' | 'view' | 'delete'; id: number }

// An id alone opens the row's form, as the documented address of a tracking source does.
const WITH_ID = /^(?:(edit|view|delete)\/)?(\d+)$/
// An id behind add is documented as well, and says nothing.
const ADD = /^add(\/[^/]+)?$/

/** Reads what follows a resource's path in the address; undefined for the list itself, and for what makes no sense. */
export function parseRowRoute(rest: string): RowRoute | undefined {
  const path = rest.replace(/^\/|\/$/g, '')
  if (ADD.test(path)) return { action: 'add' }
  const [, action = 'edit', digits] = WITH_ID.exec(path) ?? []
  const id = positiveInteger(digits)
  if (id === undefined) return undefined
  if (action !== 'edit' && action !== 'view' && action !== 'delete') return undefined
  return { action, id }
}

/** What follows a resource's path in the address of a row route. */
export const formatRowRoute = (route: RowRoute): string =>
  route.action === 'add' ? '/add' : `/${route.action}/${route.id}`

/** What stands for the `:name` parts of an address. */
export type PathParams = Readonly<Record<string, string | number | undefined>>

/** What follows the question mark; a value that is undefined is left out. */
export type Query = URLSearchParams | Readonly<Record<string, string | number | undefined>>

type NamesIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Further}`
    ? Name | NamesIn<`/${Further}`>
    : Rest
  : never

type ParamsOf<Id extends PlaceId> = NamesIn<(typeof places)[Id]['path']>

/** The parameters of an address: needed where it has any, and no others. */
type Params<Id extends PlaceId> = [ParamsOf<Id>] extends [never]
  ? [params?: Readonly<Record<string, never>>, query?: Query]
  : [params: Readonly<Record<ParamsOf<Id>, string | number>>, query?: Query]

/** An address with its `:name` parts filled in. */
export const fillPath = (path: string, params: PathParams): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function withQuery(path: string, query: Query = {}): string {
  const pairs = query instanceof URLSearchParams ? [...query] : Object.entries(query)
  const said = pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path
}

/** Address of a place: every link of the app is made here. */
export const hrefOf = <Id extends PlaceId>(id: Id, ...[params = {}, query]: Params<Id>): string =>
  withQuery(fillPath(placeFacts[id].path, params), query)

/** Address of what is opened over a list: a form, a row's details, the question whether to delete it. */
export const rowHref = <Id extends ListPlaceId>(id: Id, row: RowRoute, ...[params = {}, query]: Params<Id>): string =>
  withQuery(`${fillPath(placeFacts[id].path, params)}${formatRowRoute(row)}`, query)
