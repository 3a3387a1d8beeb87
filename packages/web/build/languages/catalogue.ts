import { parseAst } from 'vite'
import { type AstNode, childrenOf, isAstNode } from '../ast.ts'

/** A message where it stands in the source of its catalogue. */
export interface Message {
  /** Keys that lead to it, from the top of the catalogue. */
  path: readonly string[]
  text: string
  start: number
  end: number
}

const child = (node: AstNode, name: string): AstNode | undefined => {
  const value = node[name]
  return isAstNode(value) ? value : undefined
}

function messagesIn(object: AstNode, path: readonly string[]): Message[] {
  return childrenOf(object).flatMap((property) => {
    const [key, value] = [child(property, 'key'), child(property, 'value')]
    if (!key || !value) return []
    const at = [...path, String(key.name ?? key.value)]
    if (value.type === 'ObjectExpression') return messagesIn(value, at)
    if (value.type !== 'Literal' || typeof value.value !== 'string') return []
    return [{ path: at, text: value.value, start: Number(value.start), end: Number(value.end) }]
  })
}

function declarationIn(node: AstNode): AstNode | undefined {
  if (node.type === 'VariableDeclarator' && child(node, 'id')?.name === 'messages') return child(node, 'init')
  for (const below of childrenOf(node)) {
    const found = declarationIn(below)
    if (found) return found
  }
  return undefined
}

/** The object itself, of `{ … } as const satisfies …`. */
const bare = (node: AstNode): AstNode => {
  const inner = node.type === 'ObjectExpression' ? undefined : child(node, 'expression')
  return inner ? bare(inner) : node
}

/** Every message of a `*.messages.ts` file: what is in its object `messages`, in the order it is written in. */
export function messagesOf(code: string): Message[] {
  const object = declarationIn({ ...parseAst(code, { lang: 'ts' }) })
  return object ? messagesIn(bare(object), []) : []
}
