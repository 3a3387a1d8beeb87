import { existsSync } from 'node:fs'
import type { TestDetails } from '@playwright/test'

/**
 * Details of a test that each run can do without, because quicker tests hold its rule: the same walk for one more person,
 * theme, server or currency, or a screen whose parts have tests of their own. It runs by `npm test -- --nightly`, before
 * a release, and where it is named.
 * @param heldBy the files of tests that hold its rule in each run, from the root of the repository
 */
export function nightly(...heldBy: [string, ...string[]]): TestDetails {
  const missing = heldBy.filter((file) => !existsSync(new URL(`../../../../${file}`, import.meta.url)))
  if (missing.length > 0) throw new Error(`No test holds the rule in each run: there is no ${missing.join(', ')}.`)
  return {
    tag: '@nightly',
    annotation: heldBy.map((description) => ({ type: 'held in each run by', description })),
  }
}
