import { type ParseError, type ParseErrorCode, parse, visit } from 'jsonc-parser'
import { t } from './system-settings.messages.ts'

// The codes of the library, whose names exist for its compiler alone.
const said: Readonly<Partial<Record<ParseErrorCode, string>>> = {
  1: t('json.symbol'),
  2: t('json.number'),
  3: t('json.name'),
  4: t('json.value'),
  5: t('json.colon'),
  6: t('json.comma'),
  7: t('json.brace'),
  8: t('json.bracket'),
  9: t('json.end'),
  10: t('json.comment'),
  11: t('json.comment'),
  12: t('json.string'),
  13: t('json.number'),
  14: t('json.escape'),
  15: t('json.escape'),
  16: t('json.symbol'),
}

function placed(text: string, offset: number, problem: string): string {
  const before = text.slice(0, offset).split('\n')
  return t('json.at', { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, problem })
}

/** Whether a number keeps all its digits: fifteen are what every program keeps. */
function isExact(typed: string): boolean {
  const digits = typed.replace(/e.*$/i, '').replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '')
  return Number.isFinite(Number(typed)) && digits.length <= 15
}

/** What good JSON would lose when it is kept: a name that is there twice, digits of a number. */
function lossIn(text: string): string | undefined {
  const names: Set<string>[] = []
  let found: string | undefined
  const note = (offset: number, problem: string) => {
    found ??= placed(text, offset, problem)
  }
  visit(text, {
    onObjectBegin: () => void names.push(new Set()),
    onObjectEnd: () => void names.pop(),
    onObjectProperty(name, offset) {
      if (names.at(-1)?.has(name)) note(offset, t('json.twice', { name }))
      names.at(-1)?.add(name)
    },
    onLiteralValue(value, offset, length) {
      if (typeof value === 'number' && !isExact(text.slice(offset, offset + length))) note(offset, t('json.inexact'))
    },
  })
  return found
}

/** What is wrong with a text that should be a JSON object, and where, in a sentence; undefined for a good one. */
export function jsonProblem(text: string): string | undefined {
  const errors: ParseError[] = []
  try {
    const value: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false })
    const [first] = errors
    if (first) return placed(text, first.offset, said[first.error] ?? t('json.symbol'))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return t('json.notObject')
    JSON.parse(text)
    return lossIn(text)
  } catch {
    // What both readers give up on: thousands of brackets inside of each other.
    return t('json.deep')
  }
}

/** A value as JSON that a person can edit. */
export const toJsonText = (value: unknown): string => JSON.stringify(value, null, 2)

/** The value a text says; the text itself where something is wrong with it, for the schema to refuse. */
export const fromJsonText = (text: string): unknown => (jsonProblem(text) === undefined ? JSON.parse(text) : text)
