import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fromRoot } from '../lib/paths.mjs'
import { planRelease } from './plan.mjs'

const root = mkdtempSync(join(tmpdir(), 'lineboard-release-'))
afterAll(() => rmSync(root, { recursive: true }))

const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const write = ({ writes }) => {
  for (const [path, text] of Object.entries(writes)) put(path, text)
}
const edit = (path, from, to) => put(path, readFileSync(join(root, path), 'utf8').replace(from, to))
const changelogOf = (entry, heading = 'Fixed') =>
  edit('CHANGELOG.md', '## [Unreleased]\n', `## [Unreleased]\n\n### ${heading}\n\n- ${entry}\n`)
const plan = (version) => planRelease(root, version, '2026-01-31')

beforeEach(() => {
  rmSync(root, { recursive: true })
  for (const path of ['package.json', 'contract/package.json']) put(path, '{\n  "version": "0.1.0"\n}\n')
  for (const name of ['sdk', 'check', 'mock-server']) {
    put(`packages/${name}/package.json`, `{\n  "version": "0.1.0"\n}\n`)
    put(`packages/${name}/README.md`, `npm install ./lineboard-${name}-0.1.0.tgz\n`)
    const api = fromRoot('packages', name, 'api')
    if (existsSync(api)) cpSync(api, join(root, 'packages', name, 'api'), { recursive: true })
  }
  put('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- All of it.\n')
  put('packages/sdk/CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- All of it.\n')
  put('docs/upgrading.md', '# Upgrading\n\n## Unreleased\n')
  put('contract/released/accepted.json', '["A path that was never out"]\n')
})

it('the first release breaks nobody, and names its version everywhere', () => {
  const { last, breaking, problems, writes } = plan('0.1.0')
  expect([last, breaking, problems]).toEqual([undefined, [], []])
  expect(writes['CHANGELOG.md']).toContain('## [0.1.0] - 2026-01-31\n\n### Added')
  expect(writes['packages/sdk/CHANGELOG.md']).toContain('## Unreleased\n\n## 0.1.0 - 2026-01-31\n')
  expect(JSON.parse(writes['contract/released/public-types.json'] ?? '')).toHaveProperty([
    'packages/sdk/api/index.d.ts',
  ])
})

describe('after a release', () => {
  beforeEach(() => {
    write(plan('0.1.0'))
    put('contract/released/accepted.json', '[]\n')
  })

  it('there is none of nothing', () => {
    expect(plan('0.1.1').problems).toEqual(['CHANGELOG.md has nothing under "Unreleased"'])
  })

  it('a fixed defect is a patch, of all packages', () => {
    changelogOf('Mended.')
    const { problems, writes } = plan('0.1.1')
    expect(problems).toEqual([])
    for (const name of ['sdk', 'check', 'mock-server']) {
      expect(writes[`packages/${name}/package.json`]).toContain('"version": "0.1.1"')
      expect(writes[`packages/${name}/README.md`]).toContain(`-${name}-0.1.1.tgz`)
    }
    expect(writes).not.toHaveProperty(['packages/sdk/CHANGELOG.md'])
  })

  it('a name that the SDK no longer has asks for a minor number, an entry and lines of the guide', () => {
    changelogOf('Mended.')
    edit(
      'packages/sdk/api/index.d.ts',
      'export declare function createLineboard',
      'export declare function createClient',
    )
    const { breaking, problems } = plan('0.1.1')
    expect(breaking).toEqual(['packages/sdk/api/index.d.ts: createLineboard is gone'])
    expect(problems).toEqual([
      '0.1.1 is no version for what breaks users of the last release: at least 0.2.0',
      'no entry of a changelog begins with **Breaking.**, and there are such changes',
    ])
    changelogOf('**Breaking.** `createLineboard` is `createClient` ([how](docs/upgrading.md#a-new-name)).', 'Changed')
    expect(plan('0.2.0').problems).toEqual([expect.stringContaining('docs/upgrading.md says nothing')])
    edit('docs/upgrading.md', '## Unreleased\n', '## Unreleased\n\n### A new name\n\nWrite `createClient`.\n')
    expect(plan('0.2.0').problems).toEqual([])
    expect(plan('0.2.0').writes['docs/upgrading.md']).toContain('## 0.2.0\n\n### A new name')
  })

  it('what the check of the contract accepted, of calls and of the socket, breaks as well', () => {
    changelogOf('Mended.')
    put('contract/released/accepted.json', '["Path `/Customers` was removed."]\n')
    expect(plan('0.1.1').problems[0]).toContain('at least 0.2.0')
  })

  it('a change of types that somebody gave a reason for breaks nobody, and a reason for nothing is reported', () => {
    changelogOf('Mended.')
    edit(
      'packages/sdk/api/index.d.ts',
      'export declare function createLineboard',
      'export declare function createClient',
    )
    const line = 'packages/sdk/api/index.d.ts: createLineboard is gone'
    put('contract/released/harmless.json', JSON.stringify({ [line]: 'It was never of use.' }))
    expect(plan('0.1.1')).toMatchObject({ breaking: [], problems: [] })
    put('contract/released/harmless.json', JSON.stringify({ [line]: 'It was never of use.', other: 'No.' }))
    expect(plan('0.1.1').problems).toEqual([expect.stringContaining('lists what is no change: other')])
  })
})
