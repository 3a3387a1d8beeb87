import { parseAst } from 'vite'
import { type AstNode, childrenOf, isAstNode } from '../build/ast.ts'

function nodesOf(node: AstNode): AstNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)]
}

/** Every node of a piece of code, the program first. */
export const parse = (code: string, lang: 'ts' | 'tsx'): AstNode[] => nodesOf({ ...parseAst(code, { lang }) })

export const child = (node: AstNode, name: string): AstNode | undefined => {
  const value = node[name]
  return isAstNode(value) ? value : undefined
}

const imports = new Set(['ImportDeclaration', 'ImportExpression', 'ExportNamedDeclaration', 'ExportAllDeclaration'])

/** What a file imports, at once or when it comes to it: the names of modules as they are written. */
export const importedBy = (nodes: readonly AstNode[]): string[] =>
  nodes.flatMap((node) => {
    const from = imports.has(node.type) ? child(node, 'source')?.value : undefined
    return typeof from === 'string' ? [from] : []
  })

/** Nodes of a part that there may be several of, such as the statements of a program. */
export const listOf = (value: unknown): AstNode[] => (Array.isArray(value) ? value : [])
