import { enumerations } from '@lineboard/contract/enumerations'
import { describe, expect, it } from 'vitest'
import type { AstNode } from '../build/ast.ts'
import { isCast } from './casts.ts'
import { child, parse } from './parse.ts'
import { type ShippedFile, shippedFiles } from './sources.ts'

// What every package keeps to, not the web app alone.

const shipped = shippedFiles()

const inOrder = (values: readonly unknown[]) => values.map(String).toSorted().join(' ')
// Four ways to divide a report are numbers that mean other things elsewhere.
const { ViewBy: _, ...named } = enumerations
const known = new Map(Object.entries(named).map(([name, values]) => [inOrder(values), name]))

/** The enumeration of the contract whose values a list writes out. */
function enumerationOf(node: AstNode): string | undefined {
  if (node.type !== 'ArrayExpression' || !Array.isArray(node.elements)) return undefined
  const values: unknown[] = node.elements.map((each: AstNode | null) => each?.type === 'Literal' && each.value)
  return known.get(inOrder(values))
}

const lineOf = (code: string, { start }: AstNode) => code.slice(0, Number(start)).split('\n').length

const writtenOut = ({ path, code, nodes }: ShippedFile) =>
  nodes.flatMap((node) => {
    const name = enumerationOf(node)
    return name ? [`${path}:${lineOf(code, node)} writes out ${name}`] : []
  })

/** How far above a cast its comment may stand, in lines. */
const NEAR_LINES = 4

function isSaidWhy(code: string, node: AstNode): boolean {
  const first = lineOf(code, node)
  const last = first + code.slice(Number(node.start), Number(node.end)).split('\n').length - 1
  return code
    .split('\n')
    .slice(Math.max(0, first - 1 - NEAR_LINES), last)
    .some((line) => /\/\/ |\/\*\*? |^\s*\*/.test(line))
}

const castsUnsaid = ({ path, code, nodes }: ShippedFile) =>
  nodes
    .filter((node) => isCast(node) && !isSaidWhy(code, node))
    .map((node) => `${path}:${lineOf(code, node)} casts without a comment that says why it is true`)

const isText = (node?: AstNode) => node?.type === 'CallExpression' && child(node, 'callee')?.name === 't'

const keyOf = (node: AstNode) => child(node, 'key')?.name ?? child(node, 'key')?.value

/** A table of what each of several values is called, by its values. */
function namedValues(node: AstNode): string | undefined {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties) || node.properties.length < 3)
    return undefined
  const pairs: AstNode[] = node.properties
  return pairs.every((pair) => isText(child(pair, 'value'))) ? inOrder(pairs.map(keyOf)) : undefined
}

/** Values that several tables name, with the files of these. */
function namedTwice(files: readonly ShippedFile[]): string[] {
  const tables = files.flatMap(({ path, nodes }) =>
    nodes.flatMap((node) => {
      const values = namedValues(node)
      return values ? [{ path, values }] : []
    }),
  )
  return [...Map.groupBy(tables, ({ values }) => values)]
    .filter(([, all]) => all.length > 1)
    .map(([values, all]) => `${all.map(({ path }) => path).join(' and ')} both name ${values}`)
}

const made = (code: string): ShippedFile => ({ path: 'a.ts', code, nodes: parse(code, 'ts') })

describe('every package', () => {
  it('takes the values of an enumeration from the contract', () => {
    expect(
      writtenOut(made("const all = ['closed', 'open', 'resolved', 'waiting', 'in_progress'] as const")),
    ).toHaveLength(1)
    expect(writtenOut(made("const some = ['open', 'closed']"))).toEqual([])
    expect(shipped.flatMap(writtenOut)).toEqual([])
  })

  it('says of each cast why it is true', () => {
    expect(castsUnsaid(made('const a = b as C'))).toHaveLength(1)
    expect(castsUnsaid(made('// Checked above.\nconst a = b as C'))).toEqual([])
    expect(castsUnsaid(made("const a = 'b' as const"))).toEqual([])
    expect(shipped.flatMap(castsUnsaid)).toEqual([])
  })

  it('calls each of several values the same everywhere', () => {
    const labels = made("const labels = { call: t('call'), device: t('device'), other: t('otherKind') }")
    expect(namedTwice([labels, labels])).toHaveLength(1)
    expect(namedTwice([labels, made("const some = { call: t('call'), device: t('device') }")])).toEqual([])
    expect(namedTwice(shipped)).toEqual([])
  })
})
