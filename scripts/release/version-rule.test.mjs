import { expect, it } from 'vitest'
import { versionProblems } from './version-rule.mjs'

const FIXED = { isBreaking: false, hasMore: false }
const MORE = { isBreaking: false, hasMore: true }
const BREAKING = { isBreaking: true, hasMore: false }

it.each([
  [undefined, '0.1.0', BREAKING],
  ['0.1.0', '0.1.1', FIXED],
  ['0.1.0', '0.2.0', FIXED],
  ['0.1.4', '0.2.0', MORE],
  ['0.1.4', '0.2.0', BREAKING],
  ['0.9.0', '1.0.0', BREAKING],
  ['1.2.3', '1.3.0', MORE],
  ['1.2.3', '2.0.0', BREAKING],
])('after %s may come %s', (last, next, change) => {
  expect(versionProblems(last, next, change)).toEqual([])
})

it.each([
  ['0.1.0', '0.1.1', MORE, 'at least 0.2.0'],
  ['0.1.0', '0.1.1', BREAKING, 'at least 0.2.0'],
  ['1.2.3', '1.3.0', BREAKING, 'at least 2.0.0'],
  ['1.2.3', '1.2.4', MORE, 'at least 1.3.0'],
  ['0.2.0', '0.2.0', FIXED, 'does not come after'],
  ['0.2.0', '0.1.9', FIXED, 'does not come after'],
  ['0.2.0', 'next', FIXED, 'is no version'],
  [undefined, '0.01.0', FIXED, 'is no version'],
])('after %s cannot come %s', (last, next, change, why) => {
  expect(versionProblems(last, next, change)).toEqual([expect.stringContaining(why)])
})
