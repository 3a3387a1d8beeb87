import { RE2JS, RE2JSException } from 're2js'
import { badRequest } from '../../ground/errors.ts'

const MAX_CHARACTERS = 200
/** Steps a compiled expression has at most: `x{9}` takes nine, and each may cost time at each character of a text. */
const MAX_STEPS = 500

/** Flags of a JavaScript expression that mean something where only "is it in there" is asked. */
const flagValues: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
  g: 0,
  u: 0,
  y: 0,
}

const shown = (operand: string) => (operand.length > 60 ? `${operand.slice(0, 60)}…` : operand)

function flagsOf(flags: string, operand: string): number {
  let value = 0
  for (const flag of flags) {
    const known = flagValues[flag]
    if (known === undefined)
      throw badRequest(`Invalid regular expression: ${shown(operand)} has an unknown flag ${flag}`)
    value |= known
  }
  return value
}

function compile(source: string, flags: number, operand: string): RE2JS {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source), flags)
  } catch (problem) {
    if (!(problem instanceof RE2JSException)) throw problem
    throw badRequest(
      `Invalid regular expression: ${shown(operand)}. Look-around, back references and large counts are not taken.`,
    )
  }
}

const partsOf = (operand: string): readonly [source: string, flags: string] => {
  const [, source = operand, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(operand) ?? []
  return [source, flags]
}

/** What an expression without groups and choices is made of: classes, escapes, what repeats, what stands for no text, plain characters. */
const TOKEN = /\[(?!\^?\])(?:\\.|[^\\\]])+\]|\\[dDwWsSbB]|\\[^\w\s]|\{[^}]*\}|[*?+.^$]|[^()|[\]{}\\]/y
const PLAIN = /^\\?([ -~])$/

/**
 * The longest plain text that each value has in it which fits an expression: ASCII alone, folded. Empty where there is none, or
 * where it takes more than a look to tell.
 */
export function plainPartOfRegExp(operand: string): string {
  const [source, flags] = partsOf(operand)
  if (flags.includes('i')) return ''
  const texts = ['']
  TOKEN.lastIndex = 0
  for (let at = 0; at < source.length; at = TOKEN.lastIndex) {
    const [token] = TOKEN.exec(source) ?? []
    if (token === undefined) return ''
    const last = texts.length - 1
    const isPlain = !/^(?:[*?+.^$]|\\[a-z])$/i.test(token) && PLAIN.test(token)
    if (isPlain) {
      texts[last] += token.slice(-1).toUpperCase()
      continue
    }
    // What stands before may be there no time at all.
    if (/^[*?{]/.test(token)) texts[last] = texts[last]?.slice(0, -1) ?? ''
    texts.push('')
  }
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest))
}

/** What was asked lately: an expression that is tried at every call, or on every page of a list, is compiled once. */
const compiled = new Map<string, (text: string) => boolean>()
const MAX_COMPILED = 500

/**
 * The test a `regexp` operand names: `/text/flags` or bare text. It runs in a time that grows with the text alone. Throws a 400
 * for what is no expression, is longer than 200 characters, or cannot be run in such a time.
 */
export function toRegExp(operand: string): (text: string) => boolean {
  const known = compiled.get(operand)
  if (known) return known
  const [source, flags] = partsOf(operand)
  const isLong = source.length > MAX_CHARACTERS
  const expression = isLong ? undefined : compile(source, flagsOf(flags, operand), operand)
  if (!expression || expression.programSize() > MAX_STEPS) {
    throw badRequest(`The regexp ${shown(operand)} is too costly: make it shorter, or repeat less.`)
  }
  const test = (text: string) => expression.test(text)
  if (compiled.size >= MAX_COMPILED) compiled.clear()
  compiled.set(operand, test)
  return test
}
