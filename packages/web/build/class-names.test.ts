import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { className } from './class-names.ts'

const files = globSync(fileURLToPath(new URL('../src/**/*.module.css', import.meta.url)))

it('a class is called by its name and its file, whichever build asks, and no two files share their classes', () => {
  expect(files.length).toBeGreaterThan(100)
  const names = files.map((file) => className('panel', file))
  expect(new Set(names).size).toBe(files.length)
  expect(names.every((name) => /^panel_\w{4}$/.test(name))).toBe(true)
  expect(files.map((file) => className('panel', `${file}?used`))).toEqual(names)
})

it('the build fails for two files with the same digits', () => {
  const others = Array.from({ length: 40_000 }, (_, at) => `/elsewhere/${at}.module.css`)
  expect(() => others.map((file) => className('panel', file))).toThrow('rename one of the files')
})
