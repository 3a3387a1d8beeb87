// What a change touches, for `npm test -- --changed`.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { fromRoot, root } from './paths.mjs'

/** @typedef {{ since: string, files: string[] }} Changed a commit, and the files that differ from it, committed or not */

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

/** Where this branch left main; on main itself what is not pushed, or not committed. */
function whereItBegan() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', main, 'HEAD')
    } catch {
      // That name is not there: the next one.
    }
  }
  return 'HEAD'
}

/**
 * @param {string} [since] a commit; without it where this branch left main
 * @returns {Changed}
 */
export function changedSince(since = whereItBegan()) {
  try {
    const files = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
    return { since, files: files.join('\n').split('\n').filter(Boolean) }
  } catch {
    throw new Failure(`git can't compare with ${since}.`)
  }
}

const readBrowserTests = () => {
  const folder = fromRoot('packages/web/e2e')
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}

/** How tests may write a feature: `sip-gateways` as sipGateway, SIP gateway or sip-gateways. */
const spokenOf = (feature) => new RegExp(feature.replace(/s$/, '').replaceAll('-', '[-_ ]?'), 'i')

/**
 * The browser tests that a change touches: those that changed, and those that speak of a feature that did. Any other
 * change of what browsers or the mock server run touches all, an empty list. Undefined when there is no such change.
 * @param {string[]} files
 * @param {Record<string, string>} [tests] text by file name
 * @returns {string[] | undefined}
 */
export function touchedBrowserTests(files, tests = readBrowserTests()) {
  const run = files.filter(
    (file) => /^(contract|packages)\//.test(file) && !/\.md$|(src|test)\/.*\.test(-d)?\./.test(file),
  )
  if (run.length === 0) return undefined
  const touched = run.map((file) => {
    const [, test] = /^packages\/web\/e2e\/([^/]+\.test\.ts)$/.exec(file) ?? []
    if (test) return [test]
    const [, feature] = /^packages\/web\/src\/features\/([^/]+)\//.exec(file) ?? []
    return feature ? Object.keys(tests).filter((name) => spokenOf(feature).test(tests[name] ?? '')) : []
  })
  const isNarrow = touched.every((names) => names.length > 0)
  return isNarrow ? [...new Set(touched.flat())].filter((name) => name in tests).sort() : []
}
