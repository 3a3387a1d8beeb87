import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const config = fileURLToPath(new URL('../examples/playwright.config.ts', import.meta.url))
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

test('the Playwright example passes', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [playwright, 'test', '--config', config])
  expect(stdout).toMatch(/\d+ passed/)
}, 180_000)
