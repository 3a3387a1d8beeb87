import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstNode } from '../build/ast.ts'
import { parse } from './parse.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test(-d)?\.tsx?$/.test(file))

const langOf = (file: string) => (file.endsWith('x') ? 'tsx' : 'ts')

/** Every node of each file that ships, by its path below src/. */
export const sources: ReadonlyMap<string, readonly AstNode[]> = new Map(
  files.map((file) => [file, parse(readFileSync(join(src, file), 'utf8'), langOf(file))]),
)

/** A file of any package, or of the contract. */
export interface ShippedFile {
  /** From the top of the repository. */
  path: string
  code: string
  nodes: readonly AstNode[]
}

/** What every package is made of: no tests, nothing generated. */
export function shippedFiles(): ShippedFile[] {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  return globSync('{contract,packages/*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test(-d)?|gen)\.tsx?$|\/testing\//.test(path))
    .map((path) => {
      const code = readFileSync(join(root, path), 'utf8')
      return { path, code, nodes: parse(code, langOf(path)) }
    })
}
