import type { OpenApiDocument, OperationNode } from '@lineboard/contract/openapi-document'

const languages = [
  ['sdk', 'JavaScript', 'SDK'],
  ['curl', 'Shell', 'curl'],
  ['cli', 'Shell', 'lineboard'],
] as const

const isOperation = (node: unknown): node is OperationNode =>
  typeof node === 'object' && node !== null && 'operationId' in node

/** The document with lines that make each call, as `x-codeSamples`, which viewers of others know too. */
export async function withSamples({ paths, ...document }: OpenApiDocument): Promise<object> {
  // Loaded with the reference, which most servers are never asked for.
  const { samples } = await import('@lineboard/contract/samples')
  const shown = (node: unknown) => {
    const lines = isOperation(node) ? samples[node.operationId] : undefined
    if (!lines || !isOperation(node)) return node
    const sources = languages.map(([kind, lang, label]) => ({ lang, label, source: lines[kind] }))
    return { ...node, 'x-codeSamples': sources }
  }
  const entries = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([name, node]) => [name, shown(node)])),
  ])
  return { ...document, paths: Object.fromEntries(entries) }
}
