import { defineConfig } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/examples',
  reporter: 'line',
  workers: 1,
  use: { viewport: { width: 1440, height: 900 }, launchOptions: await chromium() },
})
