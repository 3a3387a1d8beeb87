// The steps of `npm test`, as data. Steps of one phase run side by side, as many as there are cores for.
import { chromium } from '../browser.mjs'
import { fromRoot } from './paths.mjs'
import { buildWeb } from './prepare.mjs'
import { playwrightCounts, vitestCounts } from './reports.mjs'
import { tool } from './tool.mjs'

/**
 * What a step has written: each reads the fields of its own kind.
 * @typedef {Parameters<typeof vitestCounts>[0] & Parameters<typeof playwrightCounts>[0]
 *   & import('./reports.mjs').Counts} AnyReport
 */

/**
 * @typedef {object} Step
 * @property {string} name what --only takes
 * @property {number} phase
 * @property {() => Promise<unknown>} [before] what must be there first; a Failure of it is the step's
 * @property {() => import('./exec.mjs').Argv[]} commands run one after another, all of them even when one fails
 * @property {string} [folder] where they run, relative to the top folder
 * @property {(report: AnyReport) => import('./reports.mjs').Counts} [count] reads `.cache/reports/<name>.json`
 */

/** @returns {import('./exec.mjs').Argv} */
const node = (script) => [process.execPath, fromRoot(script)]

/** Every tsconfig there is: the whole of a package, and what ships in browsers alone, without Node's types. */
const TYPE_PROJECTS = [
  'contract',
  'packages/sdk',
  'packages/sdk/tsconfig.src.json',
  'packages/mock-server',
  'packages/web',
  'packages/web/tsconfig.src.json',
  'scripts',
]

const vitest = (name, ...selection) =>
  tool('vitest', [
    'run',
    '--allowOnly=false',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=.cache/reports/${name}.json`,
    ...selection,
  ])

/** @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    phase: 1,
    commands: () => [
      tool('@biomejs/biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
      node('scripts/conventions.mjs'),
    ],
  },
  {
    name: 'types',
    phase: 1,
    commands: () => TYPE_PROJECTS.map((project) => tool('typescript', ['-p', project], { program: 'tsc' })),
  },
  {
    name: 'dependencies',
    phase: 1,
    commands: () => [tool('dependency-cruiser', ['contract', 'packages', 'scripts'], { program: 'depcruise' })],
  },
  { name: 'unused', phase: 1, commands: () => [tool('knip', [])] },
  {
    name: 'contract',
    phase: 1,
    folder: 'contract',
    commands: () => [
      tool('@redocly/cli', ['lint', 'openapi.yaml', 'asyncapi.yaml', '--config', 'redocly.yaml'], {
        from: 'contract',
        program: 'redocly',
      }),
    ],
  },
  { name: 'drift', phase: 1, commands: () => [node('scripts/drift.mjs')] },
  { name: 'unit', phase: 2, commands: () => [vitest('unit', '--project=!conformance')], count: vitestCounts },
  {
    name: 'conformance',
    phase: 3,
    commands: () => [vitest('conformance', '--project=conformance')],
    count: vitestCounts,
  },
  {
    name: 'package',
    phase: 3,
    commands: () => [node('scripts/pack-check.mjs')],
    // It counts its checks in the form of a result already.
    count: (counts) => counts,
  },
  {
    name: 'e2e',
    phase: 4,
    folder: 'packages/web',
    before: () => Promise.all([buildWeb(), chromium()]),
    commands: () => [tool('@playwright/test', ['test'], { from: 'packages/web', program: 'playwright' })],
    count: playwrightCounts,
  },
]
