import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { FreshModulesLast } from './vitest.sequencer.ts'

const CONFORMANCE = '**/*.conformance.test.ts'
const PACKAGE = '**/package.test.mjs'
const BROWSERS = '**/*.browsers.test.ts'
/** What takes long and quicker tests hold already: at night, before a release, or where it is named. */
const NIGHTLY = process.env.LINEBOARD_NIGHTLY ? [] : ['**/*.nightly.test.ts']
/** For what hangs alone: a machine with much else to do makes a slow test slower, and no test is about time. */
const HANGS_AFTER_MS = process.env.LINEBOARD_NIGHTLY ? 600_000 : 240_000
/** Tests with a project, and a step, of their own. */
const APART = [CONFORMANCE, PACKAGE, BROWSERS]

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const SETUP = file('vitest.setup.ts')
/** For whoever stands on the mock server, whose own tests break the contract to see it noticed. */
const CONTRACT_KEPT = file('vitest.contract-kept.ts')
/** For the web app, whose tests choose who is signed in, and how dates and numbers are written. */
const USUAL_VISITOR = file('packages/web/src/testing/usual-visitor.ts')

/** Tests of one folder in plain Node. `.test-d.ts` files are type tests: the compiler alone runs them. */
function project(name: string, root: string, include = '**/*.test.{ts,mjs}'): TestProjectInlineConfiguration {
  const exclude = ['**/node_modules/**', '**/e2e/**', ...APART.filter((each) => each !== include), ...NIGHTLY]
  const setupFiles = root === 'packages/mock-server' ? [] : [CONTRACT_KEPT]
  if (name === 'web') setupFiles.push(USUAL_VISITOR)
  return { extends: true, test: { name, root, include: [include], exclude, setupFiles } }
}

export default defineConfig({
  test: {
    // Loading what a test stands on takes longer than most tests: the files of a project share it, in one worker more than
    // there are processors, as tests wait a part of their time. What keeps them from seeing each other is in the setup files.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: FreshModulesLast },
    setupFiles: [SETUP],
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    projects: [
      project('contract', 'contract'),
      project('sdk', 'packages/sdk'),
      project('check', 'packages/check'),
      project('mock-server', 'packages/mock-server'),
      project('loopback', 'packages/loopback-server'),
      project('simulator', 'packages/simulator'),
      project('web', 'packages/web'),
      'packages/web/vitest.config.ts',
      project('scripts', 'scripts'),
      project('conformance', 'packages/mock-server', CONFORMANCE),
      project('package', 'scripts', PACKAGE),
      project('browsers', 'packages/web', BROWSERS),
    ],
  },
})
