import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { shortcutFacts, shortcutIds } from './shortcuts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
  .map((path) => readFileSync(`${root}${path}`, 'utf8'))

it('no key has two meanings where it holds', () => {
  const meant = new Map<string, string[]>()
  for (const id of shortcutIds) {
    const { scope, keys } = shortcutFacts[id]
    for (const key of keys) meant.set(`${scope} ${key}`, [...(meant.get(`${scope} ${key}`) ?? []), id])
  }
  // Enter is of what has the focus: a row, or the head of a column.
  meant.delete('rows Enter')
  expect([...meant.values()].filter(({ length }) => length > 1)).toEqual([])
})

it('controls take what they say of their keys from the table', () => {
  const said = sources.flatMap((source) => [...source.matchAll(/aria-keyshortcuts=(.)/g)].map(([, first]) => first))
  expect(said.length).toBeGreaterThan(3)
  expect(said.filter((first) => first !== '{')).toEqual([])
})
