import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { storedKeys } from './stored-keys.ts'

const decision = readFileSync(
  new URL('../../../../docs/decisions/0006-what-is-stored-in-the-browser.md', import.meta.url),
  'utf8',
)

it('the record names all that the browser keeps, and nothing else', () => {
  const named = Array.from(decision.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm), ([, key = '', what = '']) => [key, what])
  expect(Object.fromEntries(named)).toEqual(storedKeys)
})

it('no password is among it', () => {
  expect(Object.keys(storedKeys).join()).not.toMatch(/password/i)
})
