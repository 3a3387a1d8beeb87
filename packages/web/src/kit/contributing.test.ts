import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const blocks = Array.from(
  read('../../../../CONTRIBUTING.md').matchAll(/```tsx?\n([\s\S]*?)```/g),
  ([, code = '']) => code,
)
const files = ['blacklist.resource.ts', 'blacklist-form.tsx'].map((name) => read(`../features/blacklist/${name}`))

it('the guide shows an entity as it is, list and form in under 80 lines', () => {
  expect(blocks).toEqual(files)
  expect(files.join('').split('\n').length).toBeLessThan(80)
})
