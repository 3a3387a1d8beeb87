import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { type AstNode, childrenOf, isAstNode } from '../build/ast.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test(-d)?\.tsx?$/.test(file))

function nodesOf(node: AstNode): AstNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)]
}

/** Every node of a piece of code. */
export const parse = (code: string, lang: 'ts' | 'tsx'): AstNode[] => nodesOf({ ...parseAst(code, { lang }) })

const langOf = (file: string) => (file.endsWith('x') ? 'tsx' : 'ts')

/** Every node of each file that ships, by its path below src/. */
export const sources: ReadonlyMap<string, readonly AstNode[]> = new Map(
  files.map((file) => [file, parse(readFileSync(join(src, file), 'utf8'), langOf(file))]),
)

export const child = (node: AstNode, name: string): AstNode | undefined => {
  const value = node[name]
  return isAstNode(value) ? value : undefined
}

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
