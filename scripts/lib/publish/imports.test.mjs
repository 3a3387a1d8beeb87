import { expect, test } from 'vitest'
import { importsOf, renameImports } from './imports.mjs'

const text = `import { a } from './a.ts'
import './b.ts'
export { c } from "@x/c"
export type D = import('./d.ts').D
const e = await import('./e.ts')
// from './comment.ts'
const text = "import './text.ts'"
`

test('finds imports of every kind, and none in texts and comments', () => {
  expect(importsOf(text).toSorted()).toEqual(['./a.ts', './b.ts', './d.ts', './e.ts', '@x/c'])
})

test('renames them where they stand', () => {
  const renamed = renameImports(text, (name) => name.replace('.ts', '.js').replace('@x/', '../x/'))
  expect(renamed).toBe(text.replaceAll(/\.\/([abde])\.ts/g, './$1.js').replace('@x/c', '../x/c'))
})
