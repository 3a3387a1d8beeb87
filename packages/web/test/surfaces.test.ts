import { existsSync, globSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { AstNode } from '../build/ast.ts'
import { screenKinds, sharedCode, sharedOverLists, surfaces } from '../src/surfaces.ts'
import { child } from './parse.ts'
import { sources } from './sources.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Modules of packages by the names that the web app loads them by. */
const ofPackages: Readonly<Record<string, string>> = {
  '@lineboard/sdk/realtime': 'packages/sdk/src/realtime/index',
  '@lineboard/sdk/phone/zones': 'packages/sdk/src/phone/zones',
  '@lineboard/sdk/spreadsheet': 'packages/sdk/src/spreadsheet/index',
  '@lineboard/sdk/xlsx': 'packages/sdk/src/xlsx/index',
}

/** What an `import()` loads, as the table names it; undefined for a library. */
function loadedBy(file: string, node: AstNode): string | undefined {
  const source = node.type === 'ImportExpression' ? child(node, 'source')?.value : undefined
  if (typeof source !== 'string') return undefined
  if (!source.startsWith('.')) return ofPackages[source]
  return posix.join(posix.dirname(file), source).replace(/\.tsx?$/, '')
}

const loaded = new Set(
  [...sources].flatMap(([file, nodes]) =>
    nodes.map((node) => loadedBy(file, node)).filter((each) => each !== undefined),
  ),
)
const named: string[] = Object.values(surfaces).flatMap(({ modules }) => [...modules])

const isThere = (path: string) => {
  const below = /^(packages|contract|docs)\//.test(path) ? root : join(root, 'packages/web/src')
  return path.endsWith('/') ? existsSync(join(below, path)) : globSync(`${path}.*`, { cwd: below }).length > 0
}

describe('the table of surfaces', () => {
  it('names everything that is loaded apart, and nothing else', () => {
    expect(named.toSorted()).toEqual([...loaded].toSorted())
  })

  it('names each module once', () => {
    expect(named.filter((module, at) => named.indexOf(module) !== at)).toEqual([])
  })

  it('places code that exists', () => {
    const paths = [...sharedCode, ...sharedOverLists].flatMap(([, each]) => [...each])
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  })

  it('knows the kinds of all reports', () => {
    const reports = globSync('features/reports/*-report-page.tsx', { cwd: join(root, 'packages/web/src') })
    const ofReports = Object.values(screenKinds).filter((kind) => kind === 'report')
    expect(ofReports).toHaveLength(reports.length)
  })
})
