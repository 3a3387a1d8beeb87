import { expect, it } from 'vitest'
import { asReleased, breakingEntries, entriesOf, isMinor, lastVersion, unreleasedOf } from './changelog.mjs'

const TEXT = `# Changelog

## [Unreleased]

### Fixed

- One that
  goes on.
- **Breaking.** Another.

## [0.1.0] - 2026-01-02

- The first.
`

it('what is not released yet is read, entry by entry', () => {
  const section = unreleasedOf(TEXT) ?? ''
  expect(entriesOf(section)).toEqual(['One that goes on.', '**Breaking.** Another.'])
  expect(breakingEntries(section)).toEqual(['**Breaking.** Another.'])
  expect(isMinor(section)).toBe(false)
  expect(unreleasedOf('# Changelog\n')).toBeUndefined()
})

it('the newest version is the last release', () => {
  expect(lastVersion(TEXT)).toBe('0.1.0')
  expect(lastVersion('# Changelog\n\n## Unreleased\n')).toBeUndefined()
})

it('a release takes what was not released, and leaves an empty section', () => {
  const text = asReleased(TEXT, '0.2.0 - 2026-02-03')
  expect(text).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n### Fixed\n\n- One that')
  expect(unreleasedOf(text)).toBe('')
  expect(lastVersion(text)).toBe('0.2.0')
  expect(asReleased('## Unreleased\n', '0.2.0')).toBe('## Unreleased\n\n## 0.2.0\n')
})
