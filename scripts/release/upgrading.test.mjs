import { expect, it } from 'vitest'
import { slugOf, upgradingProblems } from './changelog.mjs'

const ENTRY = '- **Breaking.** `find` is `list` ([what to do](docs/upgrading.md#find-is-list)).\n'
const GUIDE = '# Upgrading\n\n## Unreleased\n\n### `find` is `list`\n\nWrite `list`.\n\n## 0.1.0\n\n### Old\n\nDone.\n'

it('each breaking entry leads to lines of the guide', () => {
  expect(upgradingProblems([ENTRY, ''], GUIDE)).toEqual([])
})

it('an entry without lines fails, and without a link, and where the lines are those of an older version', () => {
  const problem = expect.stringContaining('says nothing under "Unreleased" of')
  expect(upgradingProblems([ENTRY], GUIDE.replace('Write `list`.', ''))).toEqual([problem])
  expect(upgradingProblems(['- **Breaking.** Gone.\n', ENTRY], GUIDE)).toEqual([problem])
  expect(upgradingProblems([ENTRY.replace('find-is-list', 'old'), ENTRY], GUIDE)).toEqual([problem])
})

it('lines that no entry leads to fail', () => {
  expect(upgradingProblems([''], GUIDE)).toEqual([expect.stringContaining('#find-is-list')])
})

it('names a heading as addresses do', () => {
  expect(slugOf('`Customer.find` answers null')).toBe('customerfind-answers-null')
})
