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

const isWord = (text, name) => new RegExp(`(^|[^\\w@/-])${name.replaceAll('.', '\\.')}([^\\w/-]|$)`, 'm').test(text)

it('a decision says of every library why it is used', () => {
  const silent = [...new Set(libraries)].filter((name) => {
    // Types come with what they are of; our own packages are no libraries.
    if (name.startsWith('@types/') || name.startsWith('@lineboard/')) return false
    return !decisions.some((text) => isWord(text, name))
  })
  expect(silent).toEqual([])
})
