import type { Rolldown } from 'vite'
import { type FindModule, importsOf, neededBy } from './module-needs.ts'

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

/** Kinds of files that are brought by themselves, once somebody needs them. What is none of these is a `part`: a panel or dialog. */
const kinds = {
  page: /\/index\.html$/,
  shell: /\/app\/(shell\/shell\.tsx|router\/signed-in\.ts)$/,
  declaration: /\.resource\.ts$|\/ask-list\.ts$/,
  list: /-screen\.tsx$/,
  grid: /\/list-grid\.tsx$/,
  dashboard: /\/(dashboard-(page|choice)|chart-widget|last-of-all)\.tsx$/,
  report: /-report-page\.tsx$/,
  signUp: /\/features\/signup\//,
  visitor: /\/features\/(login|forgot-password|account-activate|errors)\//,
  screen: /-page\.tsx$/,
  form: /-form\.tsx$|\/row-route-content\.tsx$/,
}
type Kind = keyof typeof kinds | 'part'

const isKind = (name: string): name is keyof typeof kinds => name in kinds
const kindOf = (file: string): Kind =>
  Object.keys(kinds)
    .filter(isKind)
    .find((kind) => kinds[kind].test(file)) ?? 'part'

const isLook = /\/(@mui|@popperjs|react-transition-group)\/|\/web\/src\/(ui|browser)\//
/** What components of the library are styled by, and our theme: nothing that stands before the grid is drawn with one. */
const isStyling =
  /\/(@emotion|stylis|hoist-non-react-statics|@mui\/(material|system|utils|styled-engine|private-theming))\/|\/web\/src\/ui\/(themed|theme-styles|theme|fallback-theme)\.tsx?$/
/** Areas with more words and cells than all other lists should wait for: theirs come with one of their lists. */
const wordyAreas = new Set([
  ...['api-keys', 'audit-logs', 'billing', 'call-logs', 'customer-account', 'phone-book', 'products', 'records'],
  ...['roles', 'routing-actions', 'sip-gateways', 'system-settings', 'templates', 'tickets', 'tracking-numbers'],
  ...['tracking-sources', 'users', 'voice-menus', 'whitelist'],
])

/** The area of the app that a module is of. */
const areaOf = /\/web\/src\/features\/([\w-]+)\//

/** Wordy areas of several lists, each of which has a declaration of its own beside what they share. */
const areasOfLists = new Set(['billing', 'customer-account', 'products', 'records'])

/** What is brought by itself, and yet is no file of its own: it comes with one that it never comes without, or only just after. */
const joined: ReadonlyArray<readonly [name: string, brought: RegExp]> = [
  ['shell', /\/app\/(shell\/shell\.tsx|router\/signed-in\.ts)$/],
  ['list', /\/app\/router\/list-screen\.tsx$/],
  ['dashboard', /\/dashboard-page\.tsx$/],
  ['declarations', /\/app\/router\/ask-list\.ts$/],
  // What every list brings once it rests, and what every screen of whoever is signed in does. What makes a list live is of these: it comes
  // with the socket, while rows may still be on their way, and must bring nothing else.
  ['aside', /\/(paper-list|suggestions)\.tsx$/],
  ['rest', /\/sdk\/src\/realtime\/index\.ts$|\/palette\/overlays\.tsx$|\/live\/follow-list\.ts$/],
  ['forms', /\/row-route-content\.tsx$/],
  ['phone', /\/sdk\/src\/phone\/zones\.ts$/],
  // What stands at no address: nobody else waits for it.
  ['errors', /\/features\/errors\//],
]

/** The file that all of these come in, where they are brought by themselves and yet in none of their own. */
function joinedIn(brought: readonly string[]): string | undefined {
  const [name] = joined.find(([, files]) => brought.every((file) => files.test(file))) ?? []
  const areas = new Set(brought.map((file) => kindOf(file) === 'declaration' && areaOf.exec(file)?.[1]))
  const [area] = areas
  return name ?? (areas.size === 1 && area && wordyAreas.has(area) && !areasOfLists.has(area) ? area : undefined)
}
/** What the libraries check props with while they are developed: many files name it, and Stripe's form alone calls it. */
const isNamedOnly = /\/node_modules\/prop-types\//

const isOfForms = /\/(react-hook-form|libphonenumber-js)\//

/** A module that several of the files brought by themselves need. */
interface Shared {
  id: string
  /** Whether a file of one of these kinds needs it. */
  isFor(...kinds: Kind[]): boolean
  imports: ReadonlySet<string>
}

/**
 * What the app is downloaded as, besides a file for what one screen, form or panel needs alone: the first that holds of a
 * shared module takes it. Whoever needs a module needs its imports too, so these are taken by the same or an earlier line,
 * and no two files want each other: a condition may say who needs a module, name a library, or what a module imports,
 * but never that somebody does not need it, unless the next line takes those.
 */
const plan: ReadonlyArray<readonly [name: string, holds: (module: Shared) => boolean]> = [
  // The page itself.
  ['start', ({ isFor }) => isFor('page')],

  // Heavy parts that are brought where they are used.
  // Its English words are said of files that are imported, though it names them wherever it is.
  ['csv', ({ id }) => /\/node_modules\/zod\/.*\/locales\//.test(id)],
  ['inputs', ({ id }) => id.includes('/node_modules/zod/')],
  // Numbers are shown with the plans of their zone. They are typed into forms, which read them with those of the world.
  ['phone', ({ id }) => /\/libphonenumber-js\/(?!metadata\.|min\/)|\/sdk\/src\/phone\/read-number/.test(id)],
  [
    'form-state',
    ({ id }) => /\/(libphonenumber-js|react-hook-form)\/|\/sdk\/src\/(phone\/index|reference\/masks)/.test(id),
  ],
  ['countries', ({ id }) => id.includes('/sdk/src/reference/countries')],
  [
    'call-path',
    ({ id }) =>
      /\/src\/(call-path|network|sip-address)[/.]|\/parts\/call-path\/(panel\/|lost-without\.)|\/ipaddr\.js\//.test(id),
  ],
  // It draws with what popups are made of, which no path and no count of the dashboard needs.
  ['lost-by-removal', ({ id }) => /\/parts\/call-path\/lost-(by-removal|then)\./.test(id)],
  // Forms of menus and the question before deleting want it, and no list.
  ['menu-drafts', ({ id }) => /\/parts\/menu-drafts\/(revision|drafts-naming)\./.test(id)],
  ['guide', ({ id }) => /\/docs\/guide\/|\/app\/guide\/guide-pages\.ts$/.test(id)],
  // What figures count is said where they are drawn.
  ['charts', ({ id }) => /\/src\/parts\/(chart\/|report\/figure-definitions\.)/.test(id)],
  // With the fields of forms it would bring these to every list that rests, which is printed, too.
  ['shell', ({ id }) => id.includes('/src/shared/paper/')],
  // What moved money is told by the audit log, and by the staff desk's own part of it.
  ['audit-logs', ({ id }) => id.includes('/src/shared/payment/movement')],
  ['sanitize', ({ id }) => /\/dompurify\/|\/parts\/terms\/sanitize\.ts$/.test(id)],
  ['words', ({ id }) => id.includes('/src/lib/errors/') || id.includes('/src/ui/unbroken.')],
  [
    'shell',
    ({ id }) =>
      /\/src\/(parts\/keys\/(held-keys|key-layer|press|shortcuts)|browser\/(is-typing|use-(kept-focus|stable)|when-(back|stale))|app\/palette\/recent\/kept-recent)\.ts$/.test(
        id,
      ),
  ],

  // Visitors, who load nothing of the app.
  ['plain', ({ isFor }) => isFor('visitor')],
  // How errors, money and dates are written: whoever signs in needs none of these yet.
  ['words', ({ isFor }) => isFor('signUp') && isFor('shell', 'list', 'declaration', 'grid')],
  // What the grid shares with forms and dialogs comes with it, behind the first rows, which do without.
  [
    'look',
    ({ id, isFor }) => isStyling.test(id) && isFor('grid') && !isFor('shell', 'dashboard', 'declaration', 'list'),
  ],
  ['inputs', ({ isFor }) => isFor('signUp') && isFor('report', 'screen', 'form', 'part')],
  ['sign-up', ({ isFor }) => isFor('signUp')],

  // What the dashboard needs and neither the shell nor any list does: the next lines take those.
  ['dashboard', ({ isFor }) => isFor('dashboard') && !isFor('shell', 'list', 'declaration')],
  // What stands around every screen, then lists: what declarations need, with which rows are asked for, the engine and the grid.
  ['shell', ({ isFor }) => isFor('shell', 'dashboard')],
  ['declarations', ({ isFor }) => isFor('declaration')],
  ['list', ({ isFor }) => isFor('list') && !isFor('screen', 'form', 'report')],
  // The rows in sight stand without the grid, which takes over from them.
  ['grid', ({ isFor }) => isFor('grid') && !isFor('list', 'screen', 'form', 'report')],
  ['declarations', ({ isFor }) => isFor('list', 'grid')],

  // The form of a voice menu and its canvas, which comes later.
  ['voice-menu', ({ id }) => id.includes('/features/voice-menus/')],

  // What the first key in the filter needs, which comes as soon as the list rests, as does what is printed.
  ['aside', ({ id }) => /\/sdk\/src\/filter-text\/|\/src\/list\/filter\//.test(id)],

  // What opens over a list.
  ['fields', ({ id, isFor }) => isFor('report') && isLook.test(id)],
  // A view of a report is saved as a row is.
  ['fields', ({ id }) => /\/sdk\/src\/(writes\/|errors\/conflict-error)/.test(id)],
  // What reports need and no form does, which charts come with: the next line takes those.
  ['reports', ({ isFor }) => isFor('report') && !isFor('form')],
  ['fields', ({ isFor }) => isFor('report')],
  ['sorting', ({ id }) => /\/@dnd-kit\/|sortable-list|DragIndicator/.test(id)],
  ['csv', ({ id }) => /\/papaparse\/|\/sdk\/src\/csv\//.test(id)],
  ['popups', ({ id }) => isLook.test(id)],
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
    // What the lists of an area share with its forms and panels is for who opens one of them, and so is what these share alone.
    const [, area = ''] = areaOf.exec(id) ?? []
    if (wordyAreas.has(area) && !isFor('page', 'shell', 'list', 'dashboard')) {
      if (isFor('declaration')) return area
      if (!isFor('report', 'screen', 'visitor', 'signUp')) return `${area}-forms`
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
