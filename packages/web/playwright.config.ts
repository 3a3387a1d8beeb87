import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromium } from '../../scripts/browser.mjs'
import { freePort } from '../../scripts/lib/port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Every worker reads this file again: the first reading chooses, the others inherit.
process.env.LINEBOARD_E2E_PORT ??= String(await freePort())
const port = process.env.LINEBOARD_E2E_PORT
const url = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may make one step of a browser too late; what is wrong fails twice.
  retries: 1,
  // Tests wait a good part of their time: one more than there are processors keeps them busy.
  workers: cpus().length + 1,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: `${root}/.cache/reports/e2e.json` }]],
  use: {
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    // Recording takes as long as the tests: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: await chromium(),
  },
  webServer: {
    // It builds first what has changed: no test judges an older build.
    command: `"${process.execPath}" scripts/e2e-server.mjs --port ${port}`,
    cwd: root,
    url,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
