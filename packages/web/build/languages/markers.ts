import { createHash } from 'node:crypto'

/** Sources that a marker stands for, one a language. It is named by them, so that builds can share them. */
const known = new Map<string, readonly string[]>()

const marked = /(["'`])@@text:[\da-f]{16}@@\1/g

/**
 * Source of a literal that stands for these sources, one a language, until the files of a build are named: it follows from all
 * of them, so that a file whose texts change in any language has another name.
 */
export function marker(sources: readonly string[]): string {
  const name = `@@text:${createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16)}@@`
  known.set(name, sources)
  return JSON.stringify(name)
}

/** A finished file in the language at this place of its markers. Throws where a marker has become part of something else. */
export function inLanguage(code: string, at: number): string {
  const done = code.replaceAll(marked, (literal) => known.get(literal.slice(1, -1))?.[at] ?? literal)
  if (done.includes('@@text:')) throw new Error('A text was taken apart before it was put in its place')
  return done
}
