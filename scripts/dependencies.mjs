// `pnpm step:dependencies`: which way imports go (.dependency-cruiser.mjs), no circle of folders, and no short file that one neighbour alone imports.
import { existsSync, readFileSync } from 'node:fs'
import { cruise, format } from 'dependency-cruiser'
import rules, { TESTS } from '../.dependency-cruiser.mjs'
import { foldersInCircles, shortFiles } from './lib/structure.mjs'

/** A source of the web app, whose types are for browsers and checked there. */
const { surfaces } = await import(new URL('../packages/web/src/surfaces.ts', import.meta.url).href)

const { forbidden = [], options } = rules
const { output } = await cruise(['contract', 'packages', 'scripts'], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
})
if (typeof output === 'string') throw new Error(output)
const report = await format(output, { outputType: 'err-long' })
console.log(report.output)

const isTest = (path) => new RegExp(TESTS).test(path)
const isProduction = (path) =>
  /^(contract|packages\/[^/]+)\/src\/.*\.(tsx?|mjs|js)$/.test(path) && !isTest(path) && existsSync(path)
const files = output.modules
  .filter(({ source }) => isProduction(source))
  .map(({ source: path, dependencies }) => ({
    path,
    lines: readFileSync(path, 'utf8').trimEnd().split('\n').length,
    imports: [...new Set(dependencies.map(({ resolved }) => resolved).filter(isProduction))],
  }))
const apart = new Set(Object.values(surfaces).flatMap(({ modules }) => modules))
// The build puts another language's file in the place of own-language.
const standsAlone = (path) =>
  apart.has(path.replace(/^packages\/web\/src\/|\.tsx?$/g, '')) || path === 'packages/web/src/lib/own-language.ts'

const problems = [
  ...foldersInCircles(files).map((circle) => `These folders import each other: ${circle.join(', ')}.`),
  ...shortFiles(files, standsAlone),
]
for (const problem of problems) console.error(problem)
process.exitCode = report.exitCode || (problems.length > 0 ? 1 : 0)
