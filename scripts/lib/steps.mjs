// The steps of `npm test`, as data. Each runs the script `step:NAME` of package.json. Steps of one phase run side by side,
// as many as there are processors for.
import { readdirSync } from 'node:fs'
import { touchedBrowserTests } from './changed.mjs'
import { fromRoot } from './paths.mjs'
import { playwrightTests, vitestTests } from './reports.mjs'

/**
 * What a step's tool wrote: each step reads its own tool's.
 * @typedef {import('./reports.mjs').VitestReport & import('./reports.mjs').PlaywrightReport} Report
 */

/**
 * @typedef {object} Step
 * @property {string} name what --only takes
 * @property {number} phase
 * @property {string[]} [args] the script's, always
 * @property {boolean} [isApart] runs only where it is named: it takes longer than a run of all others may
 * @property {(report: Report) => import('./reports.mjs').Test[]} [tests] reads `.cache/reports/<name>.json`
 * @property {(changed: import('./changed.mjs').Changed) => string[] | undefined} [touched] arguments that run what a
 *   change touches, undefined where it touches nothing; a step without this is cheap, and always runs
 * @property {(args: string[]) => string[]} [asked] what the tool takes for what a person wrote
 */

/** A name is that of a file; any other is of a test. */
const fileOrTest = ([name = '-', ...args]) =>
  name.startsWith('-') ||
  readdirSync(fromRoot('packages/web/e2e')).some((file) => file.includes(name.replace(/^.*\//, '')))
    ? [name, ...args].filter((arg) => arg !== '-')
    : ['-g', name, ...args]

/** @type {(name: string, phase: number) => Step} */
const vitest = (name, phase) => ({
  name,
  phase,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=.cache/reports/${name}.json`],
  tests: vitestTests,
  touched: ({ since }) => [`--changed=${since}`, '--passWithNoTests'],
})

/** @type {Step[]} */
export const steps = [
  // The longest begins first: what is quick, or waits for disks, other programs and each other, fills the gaps beside it.
  vitest('unit', 1),
  { name: 'lint', phase: 1 },
  { name: 'conventions', phase: 1 },
  { name: 'types', phase: 1 },
  { name: 'dependencies', phase: 1 },
  { name: 'unused', phase: 1 },
  { name: 'contract', phase: 1 },
  { name: 'drift', phase: 1 },
  vitest('conformance', 1),
  {
    ...vitest('package', 1),
    touched: ({ files }) =>
      files.some((file) => /^(contract|packages\/(sdk|check|mock-server))\//.test(file)) ? [] : undefined,
  },
  {
    name: 'e2e',
    phase: 2,
    tests: playwrightTests,
    touched: ({ files }) => touchedBrowserTests(files),
    asked: fileOrTest,
  },
  { ...vitest('browsers', 3), isApart: true },
]
