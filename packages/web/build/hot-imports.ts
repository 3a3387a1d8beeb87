import { fileURLToPath } from 'node:url'
import { type Plugin, parseAst } from 'vite'
import { type AstNode, childrenOf, isAstNode } from './ast.ts'

const runtime = fileURLToPath(new URL('hot-lazy.ts', import.meta.url))

interface DynamicImport {
  start: number
  end: number
  path: string
}

/** Every `import('./x.ts')` of a module. */
function importsIn(node: AstNode): DynamicImport[] {
  const below = childrenOf(node).flatMap(importsIn)
  const { source } = node
  if (node.type !== 'ImportExpression' || !isAstNode(source) || typeof source.value !== 'string') return below
  if (!source.value.startsWith('.')) return below
  return [{ start: Number(node.start), end: Number(node.end), path: source.value }, ...below]
}

/** Source of a module that takes what it imports on demand anew when that has changed, and goes on. */
export function withHotImports(code: string, id: string): string {
  const imports = code.includes('import(') ? importsIn({ ...parseAst(code) }) : []
  if (imports.length === 0) return code
  const key = (path: string) => JSON.stringify(`${id} ${path}`)
  const replaced = imports
    // From the end, so that the places of those before stay right.
    .sort((a, b) => b.start - a.start)
    .reduce(
      (done, { start, end, path }) =>
        `${done.slice(0, start)}__hotImport(${key(path)}, () => ${code.slice(start, end)})${done.slice(end)}`,
      code,
    )
  const accepted = [...new Set(imports.map(({ path }) => path))].map(
    (path) => `import.meta.hot.accept(${JSON.stringify(path)}, (module) => __hotReplace(${key(path)}, module))`,
  )
  const header = `import { hotForget as __hotForget, hotImport as __hotImport, hotReplace as __hotReplace } from ${JSON.stringify(runtime)};`
  return `${header}__hotForget(${JSON.stringify(id)});${replaced}\n${accepted.join('\n')}\n`
}

const catalogue = 'export const t = translator('

/**
 * Source of a catalogue of texts that the start of the app imports itself, such as the titles of places: it takes its own
 * changes, in the same `t`, since nothing above it is imported on demand.
 */
export function withHotTexts(code: string, id: string): string {
  if (!code.includes(catalogue)) return code
  const header = `import { hotTexts as __hotTexts } from ${JSON.stringify(runtime)};`
  const kept = code.replace(
    /export const t = (translator\(\w+\))/,
    `export const t = __hotTexts(${JSON.stringify(id)}, $1)`,
  )
  return `${header}${kept}\nimport.meta.hot.accept()\n`
}

/** Catalogues of what is there before anything is imported on demand. */
const startTexts = /\/src\/(places|data|app(\/(router|session))?)\/[\w-]+\.messages\.ts$/

/**
 * While developing, what is imported on demand is replaced in place when anything below it changes: a text, a column, a
 * form, a page. React keeps the state of what is on the screen, so nothing that was typed is lost. Without this, only a
 * module that exports nothing but components stops a change on its way up, and any other reloads the page.
 */
export function hotImportsPlugins(): Plugin[] {
  return [
    {
      name: 'lineboard-hot-lazy',
      apply: 'serve',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!source.endsWith('/lazy.ts') || importer === runtime) return null
        const original = await this.resolve(source, importer, { ...options, skipSelf: true })
        return original && runtime
      },
    },
    {
      name: 'lineboard-hot-imports',
      apply: 'serve',
      enforce: 'post',
      transform: {
        filter: { id: [runtime, /\/src\/.+\.tsx?$/] },
        handler: (code, id) =>
          id === runtime
            ? { code: `import * as reactRefresh from '/@react-refresh';${code}`, map: null }
            : { code: startTexts.test(id) ? withHotTexts(code, id) : withHotImports(code, id), map: null },
      },
    },
  ]
}
