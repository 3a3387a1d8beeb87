import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromRoot } from './paths.mjs'
import { mentionedIn, ts, writePublicTypes } from './public-types.mjs'

const folder = mkdtempSync(join(tmpdir(), 'types-'))
const read = (name) => readFileSync(join(folder, name), 'utf8')

beforeAll(() => writePublicTypes({ 'packages/sdk': folder }))
afterAll(() => rmSync(folder, { recursive: true }))

test('a function is with its signature, from whatever file it is passed on', () => {
  expect(read('index.d.ts')).toContain('export declare function createLineboard(options: LineboardOptions): Lineboard;')
})

test('a type is with its members, without what is said of them', () => {
  expect(read('index.d.ts')).toMatch(/export interface Filter<in out Row\b[^{]*\{\s+readonly where\?: Where<Row>;/)
  expect(read('index.d.ts')).not.toContain('/**')
})

test('what is not exported is there where an exported type has it in it, and is left out else', () => {
  expect(read('index.d.ts')).not.toMatch(/\bconnectionFlags\b/)
  expect(read('csv.d.ts')).toMatch(/^interface ImportSettings<Input, Row> extends BulkOptions \{\s+schema: /m)
})

const sources = fromRoot('packages/sdk/src')
const parsed = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
const typesIn = (source) =>
  source.statements.filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))

/** Names of types that no file of the SDK exports. */
function hiddenTypes() {
  const [shown, hidden] = [new Set(), new Set()]
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test|\.test-d)\.ts$/.test(name),
  )) {
    for (const { name, modifiers } of typesIn(parsed(join(sources, file)))) (modifiers ? shown : hidden).add(name.text)
  }
  return new Set([...hidden].filter((name) => !shown.has(name)))
}

/** Names that a declaration has for types of its own making, such as `Row`. */
function parametersOf(node, found = new Set()) {
  if (ts.isTypeParameterDeclaration(node)) found.add(node.name.text)
  ts.forEachChild(node, (part) => void parametersOf(part, found))
  return found
}

test('a type that is in an exported one is there, too, though it is not exported itself', () => {
  const hidden = hiddenTypes()
  expect(hidden).toContain('ImportSettings')
  const lacking = readdirSync(folder).flatMap((name) => {
    const source = parsed(join(folder, name))
    const there = new Set(typesIn(source).map((node) => node.name.text))
    return source.statements
      .flatMap((node) => {
        const own = parametersOf(node)
        return [...mentionedIn(node)].filter((type) => !own.has(type))
      })
      .filter((type) => hidden.has(type) && !there.has(type))
      .map((type) => `${name}: ${type}`)
  })
  expect(lacking).toEqual([])
})

test('what follows from the contract is a name a line', () => {
  expect(read('zod.d.ts')).toContain('// made from the contract: zCallLog\n')
  expect(read('zod.d.ts').length).toBeLessThan(20_000)
})
