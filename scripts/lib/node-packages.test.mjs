import { describe, expect, test } from 'vitest'
import { nodePackage, OLDEST_NODE, OLDEST_PNPM, PNPM_PACKAGE } from './node-packages.mjs'
import { isAtLeast } from './version.mjs'

const versionOf = (spec) => spec.split('@').at(-1)

describe('the pinned packages serve', () => {
  test.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('on %s %s', (platform, arch) => {
    const version = versionOf(nodePackage(platform, arch))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(isAtLeast(version, OLDEST_NODE)).toBe(true)
  })

  test('pnpm too', () => {
    expect(isAtLeast(versionOf(PNPM_PACKAGE), OLDEST_PNPM)).toBe(true)
  })
})

test('there is none for a platform nobody makes one for', () => {
  expect(nodePackage('sunos', 'x64')).toBeUndefined()
})
