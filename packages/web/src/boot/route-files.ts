/** Which files of the build each route needs besides those of every page. */
export interface RouteFiles {
  /** Path pattern of a route, and places of its files in `files`. */
  routes: [path: string, files: number[]][]
  files: string[]
  /** Scripts of every page; the first brings the others. */
  start: readonly string[]
  /** Ids of the languages that the scripts are there in; the first lies beside the languages' folders. */
  languages: readonly string[]
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

/** Where a file lies for a page in a language: scripts of another one than the first are in a folder of their own. */
export const inLanguage = (file: string, language: string, { languages }: Pick<RouteFiles, 'languages'>): string =>
  language === languages[0] || !file.endsWith('.js') ? file : file.replace('assets/', `assets/${language}/`)
