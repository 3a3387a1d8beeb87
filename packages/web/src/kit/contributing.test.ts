import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

it('the guide leads to a short entity: a list and its form in under 80 lines', () => {
  const linked = Array.from(
    read('CONTRIBUTING.md').matchAll(/\((packages\/web\/src\/features\/blacklist\/[\w.-]+)\)/g),
    ([, path = '']) => path,
  )
  expect(linked.map((path) => path.split('/').at(-1))).toEqual(['blacklist.resource.ts', 'blacklist-form.tsx'])
  expect(linked.map(read).join('').split('\n').length).toBeLessThan(80)
})
