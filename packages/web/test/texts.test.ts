import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AstNode, childrenOf, isAstNode } from '../build/ast.ts'
import { child, importedBy, parse } from './parse.ts'
import { sources } from './sources.ts'

// Every word on the screen stands in a catalogue, and every line of a catalogue is on some screen.

const hasWords = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value)

/** The texts of a template, between its values. */
const partsOf = ({ quasis }: AstNode): string[] =>
  [quasis].flat().map((quasi) => String(Object(isAstNode(quasi) ? quasi.value : undefined).raw ?? ''))

/** Attributes that people read or hear. */
const spoken =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|label|placeholder|hint|text|summary|caption)$/

/** What an expression in the markup may show: itself, either branch of a choice, what `&&`, `||` and `??` lead to. */
function shownBy(expression: AstNode | undefined): AstNode[] {
  if (expression?.type === 'ConditionalExpression')
    return [child(expression, 'consequent'), child(expression, 'alternate')].flatMap(shownBy)
  if (expression?.type === 'LogicalExpression')
    return [...(expression.operator === '&&' ? [] : [child(expression, 'left')]), child(expression, 'right')].flatMap(
      shownBy,
    )
  return expression ? [expression] : []
}

/** The words that an expression has in itself. */
function wordsOf(expression: AstNode): string[] {
  if (expression.type === 'JSXText' || expression.type === 'Literal')
    return hasWords(expression.value) ? [expression.value.trim()] : []
  if (expression.type !== 'TemplateLiteral') return []
  return partsOf(expression)
    .filter(hasWords)
    .map((part) => part.trim())
}

/** Keys of declarations and of props beside markup whose texts people read. */
const shown = /^(about|caption|header|heading|hint|label|one|other|placeholder|question|summary|text|title)$/

/** Words that stand in the markup itself, or in what says what stands there. */
function visibleStrings(nodes: readonly AstNode[]): string[] {
  const quiet = new Set(
    nodes.flatMap((node) =>
      node.type === 'JSXAttribute' && !spoken.test(String(child(node, 'name')?.name)) ? [node.value] : [],
    ),
  )
  return nodes.flatMap((node) => {
    if (node.type === 'JSXText') return wordsOf(node)
    if (node.type === 'Property' && shown.test(String(child(node, 'key')?.name ?? '')))
      return shownBy(child(node, 'value')).flatMap(wordsOf)
    if (node.type === 'JSXExpressionContainer' && !quiet.has(node))
      return shownBy(child(node, 'expression')).flatMap(wordsOf)
    const isSpoken = node.type === 'JSXAttribute' && !quiet.has(node.value)
    return isSpoken ? shownBy(child(node, 'value')).flatMap(wordsOf) : []
  })
}

function keysOf(object: AstNode, path: readonly string[] = []): string[] {
  return childrenOf(object).flatMap((property) => {
    const key = child(property, 'key')
    const value = child(property, 'value')
    if (!key || !value) return []
    const at = [...path, String(key.name ?? key.value)]
    return value.type === 'ObjectExpression' ? keysOf(value, at) : [at.join('.')]
  })
}

/** Keys of a catalogue, from the object it is made of. */
function messageKeys(nodes: readonly AstNode[]): string[] {
  const declared = nodes.find((node) => node.type === 'VariableDeclarator' && child(node, 'id')?.name === 'messages')
  const init = declared && child(declared, 'init')
  const object = init?.type === 'ObjectExpression' ? init : init && child(init, 'expression')
  return object ? keysOf(object) : []
}

/** Files of ours that each file imports. */
const imported = new Map(
  [...sources].map(([file, nodes]) => [file, importedBy(nodes).map((from) => join(dirname(file), from))]),
)

/** Texts in a file that can be, or begin and end, the key of a message. */
function mentions(nodes: readonly AstNode[]) {
  const whole = nodes.flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
    const key = node.type === 'Property' ? child(node, 'key')?.name : undefined
    return typeof key === 'string' ? [key] : []
  })
  const parts = nodes
    .filter(({ type }) => type === 'TemplateLiteral')
    .map(partsOf)
    .map((texts) => ({ start: texts[0] ?? '', end: texts.at(-1) ?? '' }))
    .filter(({ start, end }) => hasWords(start) || hasWords(end))
  return { whole: new Set(whole), parts }
}

/** Whether a key is written where it is used. */
const isWritten = (key: AstNode): boolean =>
  key.type === 'Literal' ||
  key.type === 'TemplateLiteral' ||
  (key.type === 'ConditionalExpression' &&
    [child(key, 'consequent'), child(key, 'alternate')].every((branch) => branch && isWritten(branch)))

/** Whether some call is given its key: any word of the app may be that key then. */
const isGivenKeys = (nodes: readonly AstNode[]) =>
  nodes.some((node) => {
    if (node.type !== 'CallExpression' || child(node, 'callee')?.name !== 't') return false
    const [key] = [node.arguments].flat()
    return isAstNode(key) && !isWritten(key)
  })

const everywhere = mentions([...sources.values()].flat())

function unusedKeys(catalogue: string): string[] {
  const users = [...sources].filter(([file]) => imported.get(file)?.includes(catalogue)).map(([, nodes]) => nodes)
  const own = mentions(users.flat())
  const known = users.some(isGivenKeys) ? everywhere.whole : own.whole
  return messageKeys(sources.get(catalogue) ?? []).filter(
    (key) => !known.has(key) && !own.parts.some(({ start, end }) => key.startsWith(start) && key.endsWith(end)),
  )
}

/** What servers say has their own words for keys. */
const catalogues = [...sources.keys()].filter(
  (file) =>
    file.endsWith('.messages.ts') &&
    file !== 'lib/errors/server.messages.ts' &&
    // Keys of the reference data, which its own test holds them to.
    !file.startsWith('lib/reference/'),
)
/** The name of the product is no message, nor that of a theme as it is kept, nor what offsets are written by. */
const names = ['Lineboard', 'Material Design Indigo', '(GMT']

describe('texts', () => {
  it('stand in catalogues, not in markup', () => {
    const found = [...sources].flatMap(([file, nodes]) =>
      visibleStrings(nodes)
        .filter((text) => !file.endsWith('.messages.ts') && !names.includes(text))
        .map((text) => `${file}: ${text}`),
    )
    expect(found, 'Put these into the *.messages.ts of their feature.').toEqual([])
  })

  it('are on a screen', () => {
    const unused = catalogues.flatMap((file) => unusedKeys(file).map((key) => `${file}: ${key}`))
    expect(unused, 'No file asks for these messages: take them out, here and in packages/web/languages.').toEqual([])
  })

  it('about a concurrent change leave open whether another user or another tab made it', () => {
    const said = catalogues.flatMap((file) =>
      (sources.get(file) ?? []).flatMap(({ type, value }) =>
        type === 'Literal' &&
        typeof value === 'string' &&
        /^Somebody else.*(has changed|has deleted|moment)/.test(value)
          ? [value]
          : [],
      ),
    )
    expect(said.length).toBeGreaterThan(3)
    expect(said.filter((text) => !text.startsWith('Somebody else, or another tab, '))).toEqual([])
  })

  it.each([
    ['<p>Save now</p>', ['Save now']],
    ["<p>{'Save now'}</p>", ['Save now']],
    ["<p>{isNew ? 'Add' : 'Save'}</p>", ['Add', 'Save']],
    ["<p>{isNew && 'New'} {name || 'Nobody'}</p>", ['New', 'Nobody']],
    ["[{ field: 'number', label: 'Number', cell: phoneCell }]", ['Number']],
    ["{ label: t('number'), text: isNew ? 'New' : 'Old' }", ['New', 'Old']],
    ['<p>{`Call $'.concat('{name}`}</p>'), ['Call']],
    ["<button aria-label={isOpen ? 'Close' : t('open')} />", ['Close']],
    ["<p className={isOpen ? 'open' : 'closed'}>{kind === 'call' && <Call />}</p>", []],
    ['<img alt="A call" />', ['A call']],
    ['<button aria-label="Close" />', ['Close']],
    ['<Field label="Number" name="number" />', ['Number']],
    ['<Field name={\'number\'} className="wide" />', []],
    ['<p>{t("save")} · {1}</p>', []],
  ])('are found in %s', (code, words) => {
    expect(visibleStrings(parse(`const x = ${code}`, 'tsx'))).toEqual(words)
  })

  it('are found missing where nobody asks for them', () => {
    const catalogue = parse("const messages = { a: { b: 'x', c: 'y' }, d: 'z' } as const", 'ts')
    expect(messageKeys(catalogue)).toEqual(['a.b', 'a.c', 'd'])
  })
})
