// What each route costs on the wire: JavaScript and styles as brotli, from the build in dist/.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fromDist = (path) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))
const read = (path) => JSON.parse(readFileSync(fromDist(path), 'utf8'))

/** Most kilobytes of JavaScript a route may cost, and a list with the grid, which takes over from its first rows. */
const budgetsKb = {
  // With 0.7 kB for codes at sign-in.
  '/auth/login': 98.4,
  '/auth/signup': 137.1,
  // With 0.7 kB for reports that are counted from rows, and as much for amounts as people write them.
  // With 1.1 kB for sessions, codes, and calls that a core API may lack.
  // With 0.2 kB for lists that the menu opens fresh.
  '/service/dashboard': 158.8,
  // With 0.2 kB for what rings at receiving numbers and checks of menus.
  // With 1.2 kB for groups of conditions, days from today, names and looked-up values in filters, and currencies of rows.
  // With 1.5 kB for sessions, codes, and texts that are looked up anew after a change.
  // With 0.7 kB for the same, buying for a customer, and choices by Enter.
  // With 0.3 kB for columns that rows are filtered by and names of days in the order of the dates.
  // With 0.7 kB for overviews of rows, rows found by a customer, and deletions that can't be undone.
  // With 0.3 kB for running the grid's code after the first rows, and a longer period where one has no rows.
  '/service/customer/*?': 197.5,
}
const withGridBudgetsKb = { '/service/customer/*?': 303.0 }

const manifest = read('.vite/manifest.json')
const { routes, files, start } = read('.vite/routes.json')

const grid = Object.values(manifest).find(({ name }) => name === 'grid')
const withGrid = [grid.file, ...grid.imports.map((name) => manifest[name].file)]

/** What a list's first rows stand without, and what comes with them. */
const laterOf = (js) => (js.some((file) => /\/list-[\w-]{7}\.js$/.test(file)) ? withGrid : [])

/** What is too small to be packed goes as it is. */
function sentBytes(file) {
  const packed = fromDist(`${file}.br`)
  return statSync(existsSync(packed) ? packed : fromDist(file)).size
}

/** The names of those that the browser is asked to compile while they arrive. */
const compiledAhead = (files) =>
  files.filter((file) => readFileSync(fromDist(file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))

const kb = (files) => files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000

const nameOf = (file) => file.replace(/^assets\/|-[\w-]{7}\.js$/g, '')

/**
 * Scripts and kilobytes of every route, by its path pattern; `laterKb` with the grid of a list.
 * `ahead` are the names of the scripts, the grid's among them, that are compiled while they arrive.
 * @type {{ path: string, files: number, jsKb: number, laterKb: number, cssKb: number, ahead: string[], budgets: [kb: number, budgetKb: number][] }[]}
 */
export const sizes = routes.map(([path, places]) => {
  const all = [...new Set([...start, ...manifest['index.html'].css, ...places.map((place) => files[place])])]
  const [js, css] = ['.js', '.css'].map((ending) => all.filter((file) => file.endsWith(ending)))
  const later = [...new Set([...js, ...laterOf(js)])]
  const [jsKb, laterKb] = [kb(js), kb(later)]
  const budgets = [
    [jsKb, budgetsKb[path]],
    [laterKb, withGridBudgetsKb[path]],
  ]
  const ahead = compiledAhead(later).map(nameOf).toSorted()
  return { path, files: js.length, jsKb, laterKb, cssKb: kb(css), ahead, budgets: budgets.filter(([, most]) => most) }
})

/**
 * Names of the scripts that come with one of the plan's files.
 * @param {string} name as the plan calls it
 * @returns {string[]}
 */
export function comesWith(name) {
  const one = Object.values(manifest).find((each) => each.name === name)
  return one.imports.map((key) => nameOf(manifest[key].file)).toSorted()
}
