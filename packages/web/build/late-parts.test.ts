import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withLateParts } from './late-parts.ts'

const source = readFileSync(new URL('../../sdk/src/operations/perform.ts', import.meta.url), 'utf8')

it('what cuts a call that is too long is brought when it is needed', () => {
  const late = withLateParts(source)
  expect(late).toMatch(/=> import\('\.\/in-parts\.ts'\)/)
  expect(late).not.toMatch(/^import .*in-parts/m)
})

it('a source that brings it otherwise fails the build', () => {
  expect(() => withLateParts(source.replace('{ inParts }', '{ inParts as cut }'))).toThrow(/no call in parts/)
})
