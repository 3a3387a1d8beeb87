import compile from 'icu-minify/compile'
import { type Plugin, parseAst } from 'vite'
import { type AstNode, childrenOf, isAstNode } from './ast.ts'

interface Literal {
  start: number
  end: number
  text: string
}

/** Every message of a catalogue: the string literals that stand as values in its objects. */
function messagesIn(node: AstNode): Literal[] {
  const { value } = node
  const isMessage =
    node.type === 'Property' && isAstNode(value) && value.type === 'Literal' && typeof value.value === 'string'
  const own = isMessage ? [{ start: Number(value.start), end: Number(value.end), text: String(value.value) }] : []
  return [...own, ...childrenOf(node).flatMap(messagesIn)]
}

/** Source of a `*.messages.ts` file with each ICU message compiled, so that no message parser ships to the browser. */
export function precompileMessages(code: string): string {
  const messages = messagesIn({ ...parseAst(code, { lang: 'ts' }) })
  // From the end, so that the places of those before stay right.
  return messages
    .sort((a, b) => b.start - a.start)
    .reduce(
      (done, { start, end, text }) => done.slice(0, start) + JSON.stringify(compile(text)) + done.slice(end),
      code,
    )
}

/** Compiles message catalogues while building; in development and tests messages are parsed when they are read. */
export function messagesPlugin(): Plugin {
  return {
    name: 'lineboard-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler: (code) => ({ code: precompileMessages(code), map: null }),
    },
  }
}
