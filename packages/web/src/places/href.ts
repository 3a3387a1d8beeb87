import { placeFacts } from './place.ts'
import type { ListPlaceId, PlaceId, places } from './places.ts'
import { formatRowRoute, type RowRoute } from './row-route.ts'

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
