/** Which files of the build each route needs besides those of every page. */
export interface RouteFiles {
  /** Path pattern of a route, and places of its files in `files`. */
  routes: [path: string, files: number[]][]
  files: string[]
  /** Path that whoever is not signed in is led to. */
  signIn: string
}

/** The fixed part of a path pattern, with a slash at its end: `/a/list/` of `/a/list/*?`. */
const stem = (pattern: string) => `${pattern.replace(/\/?[:*].*$/, '')}/`

/** Files needed to show the page at a path. */
export function filesFor(pathname: string, { routes, files }: Pick<RouteFiles, 'routes' | 'files'>): string[] {
  const path = `${pathname}/`
  const [best] = routes
    .filter(([pattern]) => path.startsWith(stem(pattern)))
    .sort(([a], [b]) => stem(b).length - stem(a).length)
  return best ? best[1].flatMap((at) => files[at] ?? []) : []
}
