import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { allPlaces, isList } from '../src/places/place.ts'
import {
  areasApart,
  areasOfSeveralLists,
  type Surface,
  type SurfaceKind,
  screenKinds,
  sharedCode,
  sharedOverLists,
  surfaces,
} from '../src/surfaces.ts'
import { type FindModule, importsOf, neededBy } from './module-needs.ts'
import { screenModules } from './route-modules.ts'

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Path of a module of ours without its extension, below `src/` of the web app or below the repository; undefined for a library. */
function pathOf(id: string): string | undefined {
  const path = relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/')
  if (path.startsWith('..') || path.includes('node_modules/')) return undefined
  return path.replace(/^packages\/web\/src\//, '').replace(/\.\w+$/, '')
}

type Kind = SurfaceKind | 'page'
interface Loaded {
  kind: Kind
  /** Built file that the surface names, or that its several modules make. */
  chunk?: string
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const listed: ReadonlyArray<readonly [string, Loaded]> = Object.entries(surfaces).flatMap(
  ([name, { modules, kind = 'part', chunk }]: [string, Surface]) =>
    modules.map((module) => {
      const own = chunk ?? (modules.length > 1 ? kebab(name) : undefined)
      return [module, { kind, ...(own && { chunk: own }) }] as const
    }),
)

const screens: ReadonlyArray<readonly [string, Loaded]> = allPlaces.flatMap((place) =>
  screenModules(place.id).map((file) => {
    const kind = isList(place)
      ? 'declaration'
      : (screenKinds[place.id] ?? (place.guard === 'session' ? 'screen' : 'visitor'))
    // The dashboard comes with what every screen of it needs. What belongs to no address waits for nobody.
    const chunk = kind === 'dashboard' ? 'dashboard' : file.includes('/features/errors/') ? 'errors' : undefined
    return [pathOf(file) ?? file, { kind, ...(chunk && { chunk }) }] as const
  }),
)

const loadedApart: ReadonlyMap<string, Loaded> = new Map([...screens, ...listed])

/** What a module that is loaded apart belongs to. Libraries load parts of their own. */
function loadedOf(id: string): Loaded {
  if (id.endsWith('/index.html')) return { kind: 'page' }
  return loadedApart.get(pathOf(id) ?? '') ?? { kind: 'part' }
}
const kindOf = (id: string): Kind => loadedOf(id).kind

const fits = (id: string, paths: readonly string[]) => {
  const path = pathOf(id)
  return (
    path !== undefined && paths.some((each) => path === each || path.startsWith(each.endsWith('/') ? each : `${each}.`))
  )
}
const placed = (table: typeof sharedCode) =>
  table.map(([name, paths]) => [name, ({ id }: Shared) => fits(id, paths)] as const)

const isLook = /\/(@mui|@popperjs|react-transition-group)\//
const isOurLook = (id: string) => /^(ui|browser)\//.test(pathOf(id) ?? '')
/** What components of the library are styled by, and our theme: nothing that is drawn before the grid uses it. */
const isStyling =
  /\/(@emotion|stylis|hoist-non-react-statics|@mui\/(material|system|utils|styled-engine|private-theming))\//
const ourStyling = ['ui/themed', 'ui/theme-styles', 'ui/theme', 'ui/fallback-theme']

/** The area of the app that a module belongs to. */
const areaOf = (id: string): string => /^features\/([\w-]+)\//.exec(pathOf(id) ?? '')?.[1] ?? ''

/** The built file that all of these are in, where they are loaded apart and yet share one. */
function joinedIn(users: readonly string[]): string | undefined {
  const chunks = new Set(users.map((id) => loadedOf(id).chunk))
  const [chunk] = chunks
  if (chunks.size === 1 && chunk) return chunk
  const areas = new Set(users.map((id) => (kindOf(id) === 'declaration' ? areaOf(id) : '')))
  const [area = ''] = areas
  return areas.size === 1 && areasApart.has(area) && !areasOfSeveralLists.has(area) ? area : undefined
}
/** What the libraries check props with while they are developed: many files name it, and Stripe's form alone calls it. */
const isNamedOnly = /\/node_modules\/prop-types\//

const isOfForms = /\/(react-hook-form|libphonenumber-js)\//

/** A module that several surfaces need. */
interface Shared {
  id: string
  /** Whether a surface of one of these kinds needs it. */
  isFor(...kinds: Kind[]): boolean
  imports: ReadonlySet<string>
}

/**
 * The built files besides those of one surface alone: the first line that fits a shared module takes it. Whoever needs a module needs its
 * imports too, so the same or an earlier line takes these, and no two files import each other. A condition may say who needs a module,
 * name a module, or what it imports, but not that somebody does not need it, unless the next line takes the rest.
 */
const plan: ReadonlyArray<readonly [name: string, fits: (module: Shared) => boolean]> = [
  // The page itself.
  ['start', ({ isFor }) => isFor('page')],

  // Heavy libraries load where they are used.
  // zod names its English texts everywhere. Imported files alone show them.
  ['csv', ({ id }) => /\/node_modules\/zod\/.*\/locales\//.test(id)],
  ['inputs', ({ id }) => id.includes('/node_modules/zod/')],
  ['phone', ({ id }) => /\/libphonenumber-js\/(?!metadata\.|min\/)/.test(id)],
  ['form-state', ({ id }) => isOfForms.test(id)],
  ['call-flow', ({ id }) => id.includes('/ipaddr.js/')],
  ['sanitize', ({ id }) => id.includes('/dompurify/')],
  ...placed(sharedCode),

  // Signed-out pages, which load nothing of the app.
  ['plain', ({ isFor }) => isFor('visitor')],
  // How errors, money and dates are written: the sign-in needs none of it yet.
  ['words', ({ isFor }) => isFor('sign-up') && isFor('shell', 'list', 'declaration', 'grid')],
  // What the grid shares with forms and dialogs comes with it, after the first rows, which do without.
  [
    'look',
    ({ id, isFor }) =>
      (isStyling.test(id) || fits(id, ourStyling)) &&
      isFor('grid') &&
      !isFor('shell', 'dashboard', 'declaration', 'list'),
  ],
  ['inputs', ({ isFor }) => isFor('sign-up') && isFor('report', 'screen', 'form', 'part')],
  ['sign-up', ({ isFor }) => isFor('sign-up')],

  // What the dashboard needs and neither the shell nor any list does: the next lines take the rest.
  ['dashboard', ({ isFor }) => isFor('dashboard') && !isFor('shell', 'list', 'declaration')],
  // What is around every screen, then lists: what declarations need, with which rows are asked for, the engine and the grid.
  ['shell', ({ isFor }) => isFor('shell', 'dashboard')],
  ['declarations', ({ isFor }) => isFor('declaration')],
  ['list', ({ isFor }) => isFor('list') && !isFor('screen', 'form', 'report')],
  // The rows in sight do without the grid, which takes over from them.
  ['grid', ({ isFor }) => isFor('grid') && !isFor('list', 'screen', 'form', 'report')],
  ['declarations', ({ isFor }) => isFor('list', 'grid')],
  ...placed(sharedOverLists),

  // What opens over a list.
  ['fields', ({ id, isFor }) => isFor('report') && (isLook.test(id) || isOurLook(id))],
  // A view of a report is saved as a row is.
  ['fields', ({ id }) => fits(id, ['packages/sdk/src/writes/'])],
  // What reports need and no form does, which charts come with: the next line takes the rest.
  ['reports', ({ isFor }) => isFor('report') && !isFor('form')],
  ['fields', ({ isFor }) => isFor('report')],
  ['sorting', ({ id }) => /\/@dnd-kit\/|DragIndicator/.test(id) || fits(id, ['ui/sortable-list'])],
  ['csv', ({ id }) => id.includes('/papaparse/') || fits(id, ['packages/sdk/src/csv/', 'list/export/'])],
  ['popups', ({ id }) => isLook.test(id) || isOurLook(id)],
  ['forms', ({ imports }) => [...imports].some((id) => isOfForms.test(id))],
  ['panels', ({ isFor }) => isFor('part')],
  ['forms', () => true],
]

/** The plan as the bundler takes it. */
export function chunkPlan(): CodeSplitting {
  const names = new Map<string, string | null>()
  const nameOf = (id: string, find: FindModule): string | null => {
    if (isNamedOnly.test(id)) return null
    const users = neededBy(id, find)
    const needs = new Set(users.map(kindOf))
    const isFor = (...wanted: Kind[]) => wanted.some((kind) => needs.has(kind))
    const name = users.length > 0 ? joinedIn(users) : undefined
    if (name) return name
    if (users.length < 2 && !needs.has('page') && !needs.has('grid')) return null
    // Code that lists of an area share with its forms and panels loads with one of these, and so does what they share alone.
    const area = areaOf(id)
    if (areasApart.has(area) && !isFor('page', 'shell', 'list', 'dashboard')) {
      if (isFor('declaration')) return area
      if (!isFor('report', 'screen', 'visitor', 'sign-up')) return `${area}-forms`
    }
    const module = { id, isFor, imports: importsOf(id, find) }
    return plan.find(([, holds]) => holds(module))?.[0] ?? null
  }
  return {
    groups: [
      {
        name(id, context) {
          const known = names.get(id)
          if (known !== undefined) return known
          const name = nameOf(id, (wanted) => context.getModuleInfo(wanted))
          names.set(id, name)
          return name
        },
        // Each module is asked for by itself.
        includeDependenciesRecursively: false,
      },
    ],
  }
}
