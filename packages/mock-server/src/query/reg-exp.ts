import { RE2JS, RE2JSException } from 're2js'
import { badRequest } from '../errors/loopback-error.ts'

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

/**
 * The test a `regexp` operand names: `/text/flags` or bare text. It runs in a time that grows with the text alone. Throws a 400
 * for what is no expression, is longer than 200 characters, or cannot be run in such a time.
 */
export function toRegExp(operand: string): (text: string) => boolean {
  const [, source = operand, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(operand) ?? []
  const isLong = source.length > MAX_CHARACTERS
  const expression = isLong ? undefined : compile(source, flagsOf(flags, operand), operand)
  if (!expression || expression.programSize() > MAX_STEPS) {
    throw badRequest(`The regexp ${shown(operand)} is too costly: make it shorter, or repeat less.`)
  }
  return (text) => expression.test(text)
}
