import type { Span } from './ast.ts'

/** A value of a filter text and where it stands. */
export interface ReadValue extends Span {
  value: string
}

/** Commas of the languages people type in. */
export const isComma = (char: string | undefined): boolean => char !== undefined && /[,،，]/.test(char)
const isBlank = (char: string | undefined) => char !== undefined && /\s/.test(char)

/** The first position from there that is no blank. */
export function skipBlanks(text: string, from: number): number {
  let at = from
  while (isBlank(text[at])) at++
  return at
}

/** The first position from there that is neither blank nor comma. */
export function skipSeparators(text: string, from: number): number {
  let at = from
  while (isComma(text[at]) || isBlank(text[at])) at++
  return at
}

/** A quoted value, from its first quote on. A backslash makes a quote or backslash part of it. */
export function readQuoted(text: string, start: number): ReadValue & { isClosed: boolean } {
  let value = ''
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at]
    if (char === '"') return { value, start, end: at + 1, isClosed: true }
    const next = char === '\\' ? text[at + 1] : undefined
    if (next === '"' || next === '\\') at++
    value += next === '"' || next === '\\' ? next : char
  }
  return { value, start, end: text.length, isClosed: false }
}

/** An unquoted value: up to the next comma, or to where a field starts that somebody forgot a comma before. */
export function readBare(text: string, start: number, isFieldAt: (at: number) => boolean): ReadValue {
  let end = start
  for (let at = start; at < text.length && !isComma(text[at]); at++) {
    const isWordStart = at > start && isBlank(text[at - 1])
    if (isWordStart && isFieldAt(at)) break
    if (!isBlank(text[at])) end = at + 1
  }
  return { value: text.slice(start, end), start, end }
}

/** The value in quotes, as readQuoted() reads it. */
export const quote = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`
