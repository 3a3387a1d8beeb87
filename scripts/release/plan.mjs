// What a release would be, read from the project's files: its version, what it breaks, what it writes, and why it can't be.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakingTypes } from './breaking-types.mjs'
import { asReleased, entriesOf, isMinor, lastVersion, unreleasedOf, upgradingProblems } from './changelog.mjs'
import { versionProblems } from './version-rule.mjs'

const CHANGELOG = 'CHANGELOG.md'
/** The first is the product's, whose newest version is the last release. */
const CHANGELOGS = [CHANGELOG, 'packages/sdk/CHANGELOG.md']
const GUIDE = 'docs/upgrading.md'
const TYPES = 'contract/released/public-types.json'
/** Pages that name the file of a package. */
const PAGES = ['packages/sdk/README.md', 'packages/check/README.md', 'packages/mock-server/README.md']

const manifestsIn = (root) => [
  'package.json',
  'contract/package.json',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
]

/**
 * Public types of the packages as they are, by file.
 * @param {string} root
 * @returns {Record<string, string>}
 */
function publicTypes(root) {
  const folders = ['packages/sdk/api', 'packages/mock-server/api']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => `${folder}/${name}`),
  )
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/**
 * Whatever breaks users of the last release: what the contract's check accepted, and public types, but for what somebody said is harmless.
 * @returns {{ breaking: string[], problems: string[] }}
 */
function breakingSince(root, types) {
  const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const harmless = json('contract/released/harmless.json')
  const lines = breakingTypes(json(TYPES), types)
  return {
    breaking: [...json('contract/released/accepted.json'), ...lines.filter((line) => !harmless[line])],
    problems: Object.keys(harmless)
      .filter((line) => !lines.includes(line))
      .map((line) => `contract/released/harmless.json lists what is no change: ${line}`),
  }
}

/**
 * @param {string} root the top folder of the project
 * @param {string} version that is asked for
 * @param {string} day such as `2026-01-31`
 * @returns {{ last: string | undefined, breaking: string[], problems: string[], writes: Record<string, string> }} `writes`: texts by file
 */
export function planRelease(root, version, day) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const changelogs = CHANGELOGS.map((path) => ({ path, text: read(path) }))
  const sections = changelogs.map(({ text }) => unreleasedOf(text) ?? '')
  const last = lastVersion(read(CHANGELOG))
  const types = publicTypes(root)
  const { breaking, problems } = last === undefined ? { breaking: [], problems: [] } : breakingSince(root, types)
  const isAnnounced = sections.some((section) => section.includes('**Breaking.**'))
  const change = { isBreaking: breaking.length > 0 || isAnnounced, hasMore: sections.some(isMinor) }
  const present = JSON.parse(read('package.json')).version

  return {
    last,
    breaking,
    problems: [
      ...versionProblems(last, version, change),
      ...(entriesOf(sections[0] ?? '').length === 0 ? [`${CHANGELOG} has nothing under "Unreleased"`] : []),
      ...(breaking.length > 0 && !isAnnounced
        ? ['no entry of a changelog begins with **Breaking.**, and there are such changes']
        : []),
      ...upgradingProblems(sections, read(GUIDE)),
      ...problems,
    ],
    writes: {
      ...Object.fromEntries(
        manifestsIn(root).map((path) => [path, read(path).replace(/("version": )"[^"]*"/, `$1"${version}"`)]),
      ),
      ...Object.fromEntries(PAGES.map((path) => [path, read(path).replaceAll(`-${present}.tgz`, `-${version}.tgz`)])),
      // A package's own changelog may have nothing to say of a version.
      ...Object.fromEntries(
        changelogs
          .filter(({ text }) => entriesOf(unreleasedOf(text) ?? '').length > 0)
          .map(({ path, text }) => [path, asReleased(text, `${version} - ${day}`)]),
      ),
      [GUIDE]: asReleased(read(GUIDE), version),
      [TYPES]: `${JSON.stringify(types, null, 2)}\n`,
      'contract/released/harmless.json': '{}\n',
    },
  }
}
