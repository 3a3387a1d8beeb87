import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Replaced, replaced } from './replaced.ts'

const fromPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const sumOf = ({ library, file }: Replaced) =>
  createHash('sha256')
    .update(readFileSync(fromPackage(`node_modules/${library}/${file}`)))
    .digest('hex')
    .slice(0, 16)

it.each(replaced)('$library/$file is what $by was made for', (each) => {
  const { by, library, file, lookAt, sum } = each
  expect(
    sumOf(each),
    `${library}/${file} has changed. Look at ${lookAt}; then put its sum into replaced.ts (${by})`,
  ).toBe(sum)
})

it('says of every part of the build that puts a module in the place of another what it replaces', () => {
  const replacing = globSync('*.ts', { cwd: fromPackage('build') }).filter(
    (file) =>
      !file.includes('.test.') &&
      /apply: 'build'[\s\S]*resolveId\b/.test(readFileSync(fromPackage(`build/${file}`), 'utf8')),
  )
  const named = replaced.map(({ by }) => basename(by))
  expect(replacing.length).toBeGreaterThan(3)
  expect(replacing.filter((file) => !named.includes(file))).toEqual([])
})

it('speaks of files of ours that are there', () => {
  for (const { by } of replaced) expect(readFileSync(fromPackage(by), 'utf8')).not.toBe('')
})
