import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstNode } from '../build/ast.ts'
import { child, listOf, parse } from './parse.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Whether a node says of a value what type it is, which the compiler believes; `as const` only narrows. */
export function isCast(node: AstNode): boolean {
  const type = child(node, 'typeAnnotation')
  const isConst = type !== undefined && child(type, 'typeName')?.name === 'const'
  return (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion') && !isConst
}

interface Cast {
  /** Path below `src`. */
  path: string
  /** Where its type begins in the file, behind the value, and where it ends. */
  from: number
  to: number
  line: number
  /** First and last line of what it stands in at the top of the file. */
  around: readonly [first: number, last: number]
}

function castsIn(path: string, code: string): Cast[] {
  const [program, ...nodes] = parse(code, path.endsWith('x') ? 'tsx' : 'ts')
  const lineOf = (at: unknown) => code.slice(0, Number(at)).split('\n').length
  return nodes.filter(isCast).map((node) => {
    const isAround = (each: AstNode) => Number(each.start) <= Number(node.start) && Number(node.end) <= Number(each.end)
    const statement = listOf(program?.body).find(isAround) ?? node
    const end = Number(child(node, 'expression')?.end)
    // Brackets around the value are no part of it.
    const [brackets = ''] = /^[\s)]*(?=as\b)/.exec(code.slice(end)) ?? []
    return {
      path,
      from: end + brackets.length,
      to: Number(node.end),
      line: lineOf(node.start),
      around: [lineOf(statement.start), lineOf(statement.end)],
    }
  })
}

/** The code without these casts, and with every line where it was. */
const without = (casts: readonly Cast[], code: string): string =>
  casts
    .toSorted((left, right) => right.from - left.from)
    .reduce(
      (text, { from, to }) => text.slice(0, from) + text.slice(from, to).replaceAll(/[^\n]/g, '') + text.slice(to),
      code,
    )

const notShipped = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/*.test-d.tsx', 'src/testing']

/** Paths and lines that the compiler finds wrong, in the folder of a project. */
const faultsIn = (folder: string): Promise<Array<{ path: string; line: number }>> =>
  new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 * 2 ** 20 }
    execFile(
      join(root, 'node_modules/.bin/tsc'),
      ['--noEmit', '--pretty', 'false', '-p', '.'],
      options,
      (error, output) => {
        const found = Array.from(output.matchAll(/^src\/(\S+?)\((\d+),\d+\): error/gm))
        // What it could not read, or not find, it has not checked.
        const unread = /^.*error TS(1\d{3}|2307|2688|18003):.*/m.exec(output)?.[0]
        if (unread || (error && found.length === 0)) reject(new Error(unread ?? (output || error?.message)))
        resolve(found.map(([, path = '', line]) => ({ path, line: Number(line) })))
      },
    )
  })

/**
 * Casts of a package that its compiler does not miss, as `path:line`. All are taken out of a copy of its sources at once; those around
 * which nothing is wrong then are taken out one by one. A cast that only files elsewhere miss is found soonest where the type that it
 * gives is written beside it.
 * @param folder the package, from the top of the repository
 */
export async function unneededCasts(folder: string): Promise<string[]> {
  const of = join(root, folder)
  // Inside of the repository: types of Node lie at its top.
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache/casts-'))
  try {
    cpSync(join(of, 'src'), join(copy, 'src'), { recursive: true })
    symlinkSync(join(of, 'node_modules'), join(copy, 'node_modules'))
    const config = { extends: join(of, 'tsconfig.json'), include: ['src'], exclude: notShipped }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
    const paths = globSync('**/*.{ts,tsx}', {
      cwd: join(copy, 'src'),
      exclude: notShipped.map((each) => each.replace('src/', '')),
    })
    const sources = new Map(paths.map((path) => [path, readFileSync(join(copy, 'src', path), 'utf8')]))
    const casts = paths
      .filter((path) => !path.endsWith('.gen.ts'))
      .flatMap((path) => castsIn(path, sources.get(path) ?? ''))
    const put = (path: string, code = '') => writeFileSync(join(copy, 'src', path), code)
    for (const [path, own] of Map.groupBy(casts, ({ path }) => path)) put(path, without(own, sources.get(path) ?? ''))
    const faults = await faultsIn(copy)
    const isMissed = ({ path, around: [first, last] }: Cast) =>
      faults.some((fault) => fault.path === path && first <= fault.line && fault.line <= last)
    for (const path of sources.keys()) put(path, sources.get(path))
    const unneeded: string[] = []
    for (const cast of casts.filter((each) => !isMissed(each))) {
      const code = sources.get(cast.path) ?? ''
      put(cast.path, without([cast], code))
      if ((await faultsIn(copy)).length === 0) unneeded.push(`${folder}/src/${cast.path}:${cast.line}`)
      put(cast.path, code)
    }
    return unneeded
  } finally {
    rmSync(copy, { recursive: true })
  }
}
