import { badRequest } from '../errors/loopback-error.ts'

const maxLength = 200
// A repeated group that itself repeats can take exponential time, and would stop the server for everybody.
const nestedRepeat = /\((?:[^()\\]|\\.)*[*+}](?:[^()\\]|\\.)*\)\??[*+{]/

/** The expression a `regexp` operand names: `/text/flags` or bare text. Throws a 400 for what cannot be run. */
export function toRegExp(operand: string): RegExp {
  const [, source = operand, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(operand) ?? []
  if (source.length > maxLength || nestedRepeat.test(source))
    throw badRequest(`The regexp ${operand.slice(0, 60)} is too costly.`)
  try {
    return new RegExp(source, flags.replaceAll(/[gy]/g, ''))
  } catch {
    throw badRequest(`Invalid regular expression: ${operand}`)
  }
}
