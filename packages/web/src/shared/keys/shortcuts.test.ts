import { expect, it } from 'vitest'
import { shortcutFacts, shortcutIds } from './shortcuts.ts'

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
