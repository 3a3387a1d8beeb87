import { parse } from 'regexparam'
import { parseRowRoute } from '../../places/row-route.ts'
import type { AppRoute } from './app-route.ts'
import { routes } from './routes.ts'

const patterns = routes.map((route) => ({ route, ...parse(route.path) }))

/** Path of an address, without query and fragment. */
const pathnameOf = (address: string): string => address.replace(/[?#].*$/, '')

/** Whether a list knows what follows its address: nothing, or a form, details or question over it. */
const isKnown = (rest: string | undefined): boolean => !rest || parseRowRoute(rest) !== undefined

/** The route that shows a path; undefined for a path no screen has. */
export function routeAt(path: string): AppRoute | undefined {
  const name = pathnameOf(path)
  return patterns.find(({ pattern, keys }) => {
    const match = pattern.exec(name)
    return match && (keys.at(-1) !== '*' || isKnown(match.at(-1)))
  })?.route
}
