// What of the public types breaks whoever compiles against the last release. More than can be told is taken for it: a change that
// breaks nobody is listed with a reason in `contract/released/harmless.json`.
import { createRequire } from 'node:module'
import { fromRoot } from '../lib/paths.mjs'

const ts = createRequire(fromRoot('contract/package.json'))('typescript')
const printer = ts.createPrinter({ removeComments: true })

const namesOf = (node) =>
  ts.isVariableStatement(node) ? node.declarationList.declarations.map(({ name }) => name.text) : [node.name?.text]

/** Members of an interface, class or object type, by name; undefined for anything else. */
function membersOf(node) {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return node.members
  return ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type) ? node.type.members : undefined
}

/** @typedef {{ text: string, head: string, members?: Map<string, { text: string, isOptional: boolean }> }} Declaration */

/** @returns {Declaration} */
function described(node, source) {
  const print = (each) => printer.printNode(ts.EmitHint.Unspecified, each, source)
  const text = print(node)
  const members = membersOf(node)
  if (!members) return { text, head: text }
  const entries = members.map((member) => {
    const memberText = print(member)
    return [
      member.name ? print(member.name) : memberText,
      { text: memberText, isOptional: Boolean(member.questionToken) },
    ]
  })
  return { text, head: text.slice(0, text.indexOf('{')), members: new Map(entries) }
}

/**
 * Declarations of a file of public types, by name.
 * @returns {Map<string, Declaration>}
 */
function declarationsOf(text) {
  const source = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest)
  const found = new Map()
  for (const node of source.statements)
    for (const name of namesOf(node).filter(Boolean)) {
      const known = found.get(name)
      const one = described(node, source)
      found.set(name, known ? { text: `${known.text}\n${one.text}`, head: `${known.head}\n${one.head}` } : one)
    }
  for (const [line, names = ''] of text.matchAll(/^\/\/ made from the contract: (.+)$/gm))
    for (const name of names.split(', ')) found.set(name, { text: line, head: line })
  for (const [line, names = ''] of text.matchAll(/^export \{ (.+) \}.*$/gm))
    for (const name of names.split(', ')) found.set(name, { text: line, head: line })
  return found
}

function changesOf(name, before, after) {
  if (!after) return [`${name} is gone`]
  if (before.text === after.text) return []
  if (!before.members || !after.members || before.head !== after.head) return [`${name} is another`]
  const changed = [...before.members].flatMap(([key, { text }]) => {
    const now = after.members.get(key)
    if (!now) return [`${name}.${key} is gone`]
    return now.text === text ? [] : [`${name}.${key} is another`]
  })
  const added = [...after.members].filter(([key, { isOptional }]) => !before.members.has(key) && !isOptional)
  return [...changed, ...added.map(([key]) => `${name}.${key} is new and not optional`)]
}

/**
 * A line a change that may break, such as `packages/sdk/api/index.d.ts: Lineboard.signIn is gone`.
 * @param {Record<string, string>} released texts of files by their names
 * @param {Record<string, string>} present
 * @returns {string[]}
 */
export function breakingTypes(released, present) {
  return Object.entries(released).flatMap(([file, text]) => {
    const now = declarationsOf(present[file] ?? '')
    return [...declarationsOf(text)].flatMap(([name, before]) =>
      changesOf(name, before, now.get(name)).map((line) => `${file}: ${line}`),
    )
  })
}
