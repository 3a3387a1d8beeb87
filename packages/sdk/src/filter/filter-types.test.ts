import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What an editor shows over a part of a filter is its docstring.
test('says what each operator and each part of a filter means', () => {
  const source = readFileSync(new URL('./filter-types.ts', import.meta.url), 'utf8')
  const shown = [...source.matchAll(/interface (?:\w+Operators|Filter)<[^{]*\{\n([\s\S]*?)\n\}/g)].flatMap(
    ([, body = '']) =>
      [...body.matchAll(/^((?: {2}\/\*\* .+ \*\/\n)?) {2}(?:readonly )?(\w+)\??:/gm)].map(([, doc, name]) => ({
        name,
        doc,
      })),
  )
  expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['gt', 'inq', 'ilike', 'where', 'fields']))
  expect(shown.filter(({ doc }) => !doc)).toEqual([])
})
