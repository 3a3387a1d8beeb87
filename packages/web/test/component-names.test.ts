import { describe, expect, it } from 'vitest'
import type { AstNode } from '../build/ast.ts'
import { child, listOf, parse } from './parse.ts'
import { sources } from './sources.ts'

/** What the kit looks for in a file by this name (docs/kit.md); such a file is named after what it does. */
const SLOTS = new Set([
  'ActionDialog',
  'Banner',
  'Details',
  'Page',
  'Panel',
  'Remarks',
  'RemovalNotes',
  'Retirement',
  'SelectionDialog',
])

const kebab = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()

/** Names of the values that a file exports where it declares them. */
const exportedBy = ([program]: readonly AstNode[]): string[] =>
  listOf(program?.body).flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : undefined
    if (!declared || declared.type.startsWith('TS')) return []
    const names = declared.declarations ? listOf(declared.declarations) : [declared]
    return names.map((each) => String(child(each, 'id')?.name))
  })

/** Whether a file whose one component people look for is found by the name of that component, or of what it is part of. */
function isFoundByName(file: string, nodes: readonly AstNode[]): boolean {
  // The panels of a feature are in one file, because they load together.
  if (file.endsWith('-panels.tsx')) return true
  const names = exportedBy(nodes)
  const [component, ...others] = names.filter((name) => /^[A-Z][a-z]/.test(name))
  if (component === undefined || others.length > 0 || SLOTS.has(component)) return true
  return names.some((name) => file.endsWith(`/${kebab(name)}.tsx`))
}

describe('a component', () => {
  it('is found in the file of its name', () => {
    const files = [...sources].filter(([file]) => file.endsWith('.tsx'))
    expect(files.filter(([file, nodes]) => !isFoundByName(file, nodes)).map(([file]) => file)).toEqual([])
  })

  it.each([
    ['export function SaveForm() {}', false],
    ['export function SaveViewForm() {}', true],
    ['export function Panel() {}', true],
    ['export const Nothing = () => null\nexport const saveViewForm = {}', true],
    ['export interface SaveForm {}', true],
  ])('%s is found in save-view-form: %s', (code, expected) => {
    expect(isFoundByName('shared/save-view-form.tsx', parse(code, 'tsx'))).toBe(expected)
  })

  it('is found among the panels of its feature', () => {
    expect(isFoundByName('features/views/view-panels.tsx', parse('export function SaveForm() {}', 'tsx'))).toBe(true)
  })
})
