// What each route costs on the wire: JavaScript and styles as brotli, from the build in dist/.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routeModules } from '../../build/route-modules.ts'

const fromPackage = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Most kilobytes of JavaScript a route may cost, and a list with the grid, which takes over from its first rows. */
const budgetsKb = { '/auth/login': 115, '/auth/signup': 155, '/service/dashboard': 184, '/service/customer/*?': 225 }
const withGridBudgetsKb = { '/service/customer/*?': 309 }

const manifest = JSON.parse(readFileSync(fromPackage('dist/.vite/manifest.json'), 'utf8'))

function filesOf(keys) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  const chunks = [...seen].map((key) => manifest[key])
  // A list's first rows stand without the grid, which comes with them.
  const later = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports).map((key) => manifest[key])
  const grid = new Set(later.filter(({ name }) => name === 'grid').map(({ file }) => file))
  return {
    js: chunks.map(({ file }) => file),
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    later: [...grid],
  }
}

/** What is too small to be packed goes as it is. */
function sentBytes(file) {
  const packed = fromPackage(`dist/${file}.br`)
  return statSync(existsSync(packed) ? packed : fromPackage(`dist/${file}`)).size
}

const kb = (files) => files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000

/**
 * Scripts and kilobytes of every route, by its path pattern; `laterKb` with the grid of a list.
 * @type {{ path: string, files: number, jsKb: number, laterKb: number, cssKb: number, budgets: [kb: number, budgetKb: number][] }[]}
 */
export const sizes = Array.from(routeModules, ([path, modules]) => {
  const own = modules.map((module) => module.slice(fromPackage('').length))
  const { js, css, later } = filesOf(['index.html', ...own])
  const [jsKb, laterKb] = [kb(js), kb([...js, ...later])]
  const budgets = [
    [jsKb, budgetsKb[path]],
    [laterKb, withGridBudgetsKb[path]],
  ]
  return { path, files: js.length, jsKb, laterKb, cssKb: kb(css), budgets: budgets.filter(([, most]) => most) }
})
