// What each package exports, as its users see it: names and signatures, a file an entry, for reviews.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { collect } from './exec.mjs'
import { Failure } from './failure.mjs'
import { fromRoot, inTemporaryFolder } from './paths.mjs'

// TypeScript 7 has no compiler API, so declarations are read by the one that the contract's generators bring.
export const ts = createRequire(fromRoot('contract/package.json'))('typescript')

const BANNER = '// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.\n'
/** Folder of the public types of each package. */
export const publicTypeFolders = {
  'packages/sdk': 'packages/sdk/api',
  'packages/mock-server': 'packages/mock-server/api',
}

const printer = ts.createPrinter({ removeComments: true })
const exportsOf = (folder) => JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8')).exports
const toDeclaration = (file) => file.replace(/\.tsx?$/, '.d.ts')

/** File that a module specifier names; undefined for a package of others. */
function fileOf(specifier, from, folder) {
  if (specifier.startsWith('.')) return toDeclaration(join(dirname(from), specifier))
  const [, entry] = /^@lineboard\/contract(\/.*)?$/.exec(specifier) ?? []
  if (specifier !== '@lineboard/contract' && entry === undefined) return undefined
  return join(folder, 'contract', toDeclaration(exportsOf('contract')[`.${entry ?? ''}`]))
}

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** Names that a declaration declares. */
const namesOf = (node) =>
  ts.isVariableStatement(node) ? node.declarationList.declarations.map(({ name }) => name.text) : [node.name?.text]

/** A value made of the contract is told by its name: its own difference shows in the contract. */
const textOf = (node, source, file) =>
  file.endsWith('.gen.d.ts')
    ? `// made from the contract: ${namesOf(node).join(', ')}`
    : printer.printNode(ts.EmitHint.Unspecified, node, source)

/** Names that a declaration mentions: types, what it extends, and what it takes the type of. */
export function mentionedIn(node) {
  const found = new Set()
  const look = (part) => {
    const name =
      part.typeName ?? part.exprName ?? (ts.isExpressionWithTypeArguments(part) ? part.expression : undefined)
    if (name) found.add((name.left ?? name).text)
    ts.forEachChild(part, look)
  }
  look(node)
  return found
}

/**
 * Texts by name of what a file declares: of itself, and of what it mentions that the file does not export, as its users meet what stands
 * in that, too.
 */
function declaredIn(source, file) {
  const nodes = new Map()
  for (const node of source.statements) {
    if (!('modifiers' in node)) continue
    for (const name of namesOf(node).filter(Boolean)) nodes.set(name, [...(nodes.get(name) ?? []), node])
  }
  const hiddenBehind = (name, seen) => {
    for (const other of (nodes.get(name) ?? []).flatMap((node) => [...mentionedIn(node)])) {
      if (seen.has(other) || !nodes.has(other) || nodes.get(other).some(isExported)) continue
      seen.add(other)
      hiddenBehind(other, seen)
    }
    return seen
  }
  // Those of one name are one text: a function has several signatures.
  const textBy = (name) => [...new Set(nodes.get(name).map((node) => textOf(node, source, file)))].join('\n')
  return new Map([...nodes.keys()].map((name) => [name, [...hiddenBehind(name, new Set([name]))].map(textBy)]))
}

/**
 * Texts by exported name of a declaration file, followed through what it passes on.
 * @param {string} file
 * @param {string} folder where the declarations lie, as the sources do
 * @returns {Map<string, string[]>}
 */
function exportedBy(file, folder) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const own = declaredIn(source, file)
  const found = new Map()
  for (const node of source.statements) {
    if (isExported(node)) for (const name of namesOf(node)) found.set(name, own.get(name))
    if (!ts.isExportDeclaration(node)) continue
    const target = node.moduleSpecifier && fileOf(node.moduleSpecifier.text, file, folder)
    const passed = target && existsSync(target) ? exportedBy(target, folder) : own
    for (const { name, propertyName } of node.exportClause?.elements ?? []) {
      const [as, known] = [name.text, (propertyName ?? name).text]
      const from = node.moduleSpecifier ? ` from '${node.moduleSpecifier.text}'` : ''
      const [text, ...hidden] = passed.get(known) ?? [`export { ${known} }${from};`]
      found.set(as, [as === known ? text : `// ${known} as ${as}\n${text}`, ...hidden])
    }
    if (!node.exportClause) for (const [name, texts] of passed) found.set(name, texts)
  }
  return found
}

const nameOf = (entry) => (entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-'))

/**
 * Writes the public types of packages, each into a folder of its own.
 * @param {Record<string, string>} targets folder of a package, such as `packages/sdk`, to the folder to write, from the top one
 */
export const writePublicTypes = (targets) =>
  inTemporaryFolder(async (folder) => {
    const project = [
      '-p',
      fromRoot('tsconfig.publish.json'),
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
    ]
    const { ok, output } = await collect([
      'pnpm',
      'exec',
      'tsc',
      ...project,
      '--rootDir',
      fromRoot(),
      '--outDir',
      folder,
    ])
    if (!ok) throw new Failure(`The public types can't be made:\n${output}`)
    for (const [name, place] of Object.entries(targets)) {
      const target = resolve(fromRoot(), place)
      rmSync(target, { recursive: true, force: true })
      mkdirSync(target, { recursive: true })
      for (const [entry, source] of Object.entries(exportsOf(name)).filter(([, source]) => source.endsWith('.ts'))) {
        const found = exportedBy(join(folder, name, toDeclaration(source)), folder)
        const texts = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, texts]) => texts)
        writeFileSync(join(target, `${nameOf(entry)}.d.ts`), `${BANNER}\n${[...new Set(texts)].join('\n\n')}\n`)
      }
    }
  })
