/** A node of a parsed file, as far as our plugins look into it. */
export interface AstNode {
  type: string
  [key: string]: unknown
}

export const isAstNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const childrenOf = (node: AstNode): AstNode[] => Object.values(node).flat().filter(isAstNode)
