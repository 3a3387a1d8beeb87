import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromium } from '../../scripts/browser.mjs'
import { kamailio } from '../../scripts/kamailio.mjs'
import { notTried } from '../../scripts/lib/debian.mjs'
import { sayNotRun } from '../../scripts/lib/not-run.mjs'

const report = fileURLToPath(new URL('../../.cache/reports/e2e.json', import.meta.url))

// Without a Kamailio its tests are left out, and the end of the run says so.
const ofKamailio = 'softphone-kamailio.test.ts'
const { program, missing } = await kamailio()
const hasKamailio = program !== undefined
if (!hasKamailio) sayNotRun(notTried(`e2e/${ofKamailio}`, missing))

// Playwright empties a context and uses it again, where the next test wants the same: scripts are compiled once a worker.
process.env.PW_TEST_REUSE_CONTEXT ??= '1'

export default defineConfig({
  testDir: 'e2e',
  testIgnore: hasKamailio ? [] : ofKamailio,
  // What quicker tests hold already waits for the night, for a release, or for its name.
  ...(process.env.LINEBOARD_NIGHTLY ? {} : { grepInvert: /@nightly/ }),
  globalSetup: './e2e/support/build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make one step of a browser too late; what is wrong fails twice.
  retries: 1,
  // Tests wait a good part of their time: two more than there are processors for them keep them busy.
  workers: availableParallelism() + 2,
  timeout: 120_000,
  // Long enough for machines with much else to do; what is there sooner is not waited for.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // What moves is waited for before it is pressed.
    reducedMotion: 'reduce',
    // Recording takes as long as the tests: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: await chromium(),
  },
})
