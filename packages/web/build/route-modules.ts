import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { type AstNode, childrenOf, isAstNode } from './ast.ts'

function importsIn(node: AstNode): string[] {
  const { source } = node
  const own = node.type === 'ImportExpression' && isAstNode(source) ? [String(source.value)] : []
  return [...own, ...childrenOf(node).flatMap(importsIn)]
}

function pathOf(node: AstNode): string | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  for (const { key, value } of childrenOf(node))
    if (isAstNode(key) && key.name === 'path' && isAstNode(value) && typeof value.value === 'string') return value.value
  return undefined
}

/** Modules each route of a file of routes imports: path pattern to files, from the objects that have a literal `path`. */
export function routeModules(code: string, file: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const visit = (node: AstNode) => {
    const path = pathOf(node)
    if (path === undefined) childrenOf(node).forEach(visit)
    else
      found.set(
        path,
        importsIn(node).map((source) => join(dirname(file), source)),
      )
  }
  visit({ ...parseAst(code, { lang: 'tsx' }) })
  return found
}
