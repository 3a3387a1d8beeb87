type Route = [path: string, files: number[], guard?: 'visitor' | 'anyone']

/** Which files of the build each route needs besides those of every page. */
export interface RouteFiles {
  /** Path pattern of a route, places of its files in `files`, and who opens it, where that is not whoever is signed in. */
  routes: Route[]
  files: string[]
  /** Scripts of every page; the first brings the others. */
  start: readonly string[]
  /** Ids of the languages that the scripts are there in; the first lies beside the languages' folders. */
  languages: readonly string[]
  /** Path that whoever is not signed in is led to. */
  signIn: string
  /** The file that every list needs, and those of the grid, which follows its first rows. */
  grid: { after: string; files: readonly string[] }
}

/** The fixed part of a path pattern, with a slash at its end: `/a/list/` of `/a/list/*?`. */
const stem = (pattern: string) => `${pattern.replace(/\/?[:*].*$/, '')}/`

function routeAt(pathname: string, routes: readonly Route[]): Route | undefined {
  const path = `${pathname}/`
  const [best] = routes
    .filter(([pattern]) => path.startsWith(stem(pattern)))
    .sort(([a], [b]) => stem(b).length - stem(a).length)
  return best
}

type Shown = Pick<RouteFiles, 'routes' | 'files' | 'signIn'>

/** Who is signed in is led on from pages of visitors, and who is not to the sign-in from all others. */
function shownAt(pathname: string, isSignedIn: boolean, { routes, signIn }: Shown): Route | undefined {
  const opened = routeAt(pathname, routes)
  const guard = opened?.[2]
  if (isSignedIn) return guard === 'visitor' ? undefined : opened
  return guard ? opened : routeAt(signIn, routes)
}

/** Whether a path leads to the sign-in, with nothing to be said before it: an address that is unknown is told of there. */
export const leadsToSignIn = (pathname: string, isSignedIn: boolean, built: Shown): boolean =>
  shownAt(pathname, isSignedIn, built)?.[0] === built.signIn &&
  (pathname === '/' || routeAt(pathname, built.routes) !== undefined)

/** Files needed to show what a path leads to; none where that is only known later. */
export const filesFor = (pathname: string, isSignedIn: boolean, built: Shown): string[] =>
  shownAt(pathname, isSignedIn, built)?.[1].flatMap((at) => built.files[at] ?? []) ?? []

/** Where a file lies for a page in a language: scripts of another one than the first are in a folder of their own. */
export const inLanguage = (file: string, language: string, { languages }: Pick<RouteFiles, 'languages'>): string =>
  language === languages[0] || !file.endsWith('.js') ? file : file.replace('assets/', `assets/${language}/`)
