import { expect, test } from 'vitest'
import { foldersInCircles, shortFiles } from './structure.mjs'

const file = (path, lines, ...imports) => ({ path, lines, imports })
const none = () => false

test('a short file that one neighbour alone imports is refused', () => {
  const files = [file('src/a/list.ts', 90, 'src/a/row.ts'), file('src/a/row.ts', 24)]
  expect(shortFiles(files, none)).toEqual([expect.stringMatching(/^src\/a\/row\.ts has 24 lines, and list\.ts/)])
})

test.each([
  ['long enough', [file('src/a/list.ts', 90, 'src/a/row.ts'), file('src/a/row.ts', 25)]],
  [
    'imported twice',
    [file('src/a/b.ts', 9, 'src/a/row.ts'), file('src/a/c.ts', 9, 'src/a/row.ts'), file('src/a/row.ts', 9)],
  ],
  ['imported by another folder', [file('src/b/list.ts', 90, 'src/a/row.ts'), file('src/a/row.ts', 9)]],
  ['the cell of a list', [file('src/a/a.resource.ts', 60, 'src/a/cell.tsx'), file('src/a/cell.tsx', 9)]],
  ['texts', [file('src/a/list.ts', 90, 'src/a/list.messages.ts'), file('src/a/list.messages.ts', 9)]],
])('one that is %s is not', (_, files) => {
  expect(shortFiles(files, none)).toEqual([])
})

test('one that is loaded apart is not', () => {
  const files = [file('src/a/list.ts', 90, 'src/a/row.ts'), file('src/a/row.ts', 9)]
  expect(shortFiles(files, (path) => path === 'src/a/row.ts')).toEqual([])
  expect(shortFiles(files, (path) => path === 'src/a/list.ts')).toEqual([])
})

test('folders that import each other are a circle, also around a third', () => {
  const files = [
    file('a/1.ts', 1, 'b/2.ts'),
    file('b/2.ts', 1, 'c/3.ts'),
    file('c/3.ts', 1, 'a/4.ts'),
    file('a/4.ts', 1),
  ]
  expect(foldersInCircles(files)).toEqual([['a', 'b', 'c']])
  expect(foldersInCircles(files.slice(0, 2))).toEqual([])
})
