import { parse } from 'regexparam'
import type { AppRoute } from './app-route.ts'
import { routes } from './routes.ts'

const patterns = routes.map((route) => ({ route, pattern: parse(route.path).pattern }))

/** Path of an address, without query and fragment. */
const pathnameOf = (address: string): string => address.replace(/[?#].*$/, '')

/** The route that shows a path; undefined for a path no screen has. */
export const routeAt = (path: string): AppRoute | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathnameOf(path)))?.route
