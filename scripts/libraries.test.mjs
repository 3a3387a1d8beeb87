import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromRoot } from './lib/paths.mjs'

const read = (path) => readFileSync(fromRoot(path), 'utf8')
const manifests = ['.', 'contract', ...readdirSync(fromRoot('packages')).map((name) => `packages/${name}`)]
const libraries = manifests.flatMap((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(`${folder}/package.json`))
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
})
const decisions = readdirSync(fromRoot('docs/decisions')).map((name) => read(`docs/decisions/${name}`))

/**
 * Libraries that lines of a text give a reason for: a row of a table, a point or a paragraph that begins with their names and goes on.
 * A name in passing says that a library is used, and not why.
 * @param {string} text
 */
function explainedIn(text) {
  const lines = text.matchAll(/^(?:\| ([^|]+?) +\|(?: [^|]+\|)* (\S.*?) *\||(?:- )?\*\*([^*]+)\*\*(.+))$/gm)
  return [...lines].flatMap(([, ofRow, lastCell, ofPoint, rest]) =>
    (lastCell ?? rest ?? '').includes(' ') ? (ofRow ?? ofPoint ?? '').replaceAll('`', '').split(', ') : [],
  )
}

it.each([
  ['| a, @b/c | tests only | what the field trusts |', ['a', '@b/c']],
  ['| `a` | it is kept |', ['a']],
  ['- **a** reads addresses: IPv6 is easily got wrong.', ['a']],
  ['Files are read by a, too.', []],
  ['| reading | ours | a |', []],
])('%s gives a reason for %j', (text, expected) => {
  expect(explainedIn(text)).toEqual(expected)
})

it('a line of a decision says of every library why it is used', () => {
  const explained = new Set(decisions.flatMap(explainedIn))
  // Types come with what they are of; our own packages are no libraries.
  const own = /^@(types|lineboard)\//
  expect([...new Set(libraries)].filter((name) => !own.test(name) && !explained.has(name))).toEqual([])
})
