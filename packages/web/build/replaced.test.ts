import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { child, parse } from '../test/parse.ts'
import type { AstNode } from './ast.ts'
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

const hasKey = (node: AstNode, name: string, value?: string) =>
  Array.isArray(node.properties) &&
  node.properties.some(
    (each) => child(each, 'key')?.name === name && (value === undefined || child(each, 'value')?.value === value),
  )

/** A plugin for builds that says where modules are. */
const isReplacing = (node: AstNode) => hasKey(node, 'apply', 'build') && hasKey(node, 'resolveId')

it('says of every part of the build that puts a module in the place of another what it replaces', () => {
  const replacing = globSync('!(*.test).ts', { cwd: fromPackage('build') }).filter((file) =>
    parse(readFileSync(fromPackage(`build/${file}`), 'utf8'), 'ts').some(isReplacing),
  )
  const named = replaced.map(({ by }) => basename(by))
  expect(replacing.length).toBeGreaterThan(3)
  expect(replacing.filter((file) => !named.includes(file))).toEqual([])
})

it('speaks of files of ours that are there', () => {
  for (const { by } of replaced) expect(readFileSync(fromPackage(by), 'utf8')).not.toBe('')
})
