// What each route costs on the wire: JavaScript and styles as brotli, from the build in dist/.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routeModules } from '../../build/route-modules.ts'

const fromPackage = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Most kilobytes of JavaScript a route may cost. */
const budgetsKb = {
  '/auth/login': 115,
  '/auth/signup': 154.5,
  '/service/dashboard': 183,
  '/service/customer/*?': 307,
}

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
  return { js: chunks.map(({ file }) => file), css: [...new Set(chunks.flatMap(({ css = [] }) => css))] }
}

/** What is too small to be packed goes as it is. */
function sentBytes(file) {
  const packed = fromPackage(`dist/${file}.br`)
  return statSync(existsSync(packed) ? packed : fromPackage(`dist/${file}`)).size
}

const kb = (files) => files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000

/**
 * Scripts and kilobytes of every route, by its path pattern.
 * @type {{ path: string, files: number, jsKb: number, cssKb: number, budgetKb: number | undefined }[]}
 */
export const sizes = Array.from(routeModules, ([path, modules]) => {
  const own = modules.map((module) => module.slice(fromPackage('').length))
  const { js, css } = filesOf(['index.html', ...own])
  return { path, files: js.length, jsKb: kb(js), cssKb: kb(css), budgetKb: budgetsKb[path] }
})
