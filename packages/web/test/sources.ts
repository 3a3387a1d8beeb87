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

/** Every node of each file that ships, by its path below src/. */
export const sources: ReadonlyMap<string, readonly AstNode[]> = new Map(
  files.map((file) => [file, parse(readFileSync(join(src, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')]),
)

export const child = (node: AstNode, name: string): AstNode | undefined => {
  const value = node[name]
  return isAstNode(value) ? value : undefined
}
