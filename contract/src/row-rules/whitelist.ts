import { bitsOf } from '../network.ts'
import { type RowProblem, type RowRule, textOf } from './row-problem.ts'

function isExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

/** A whitelist entry has an address, no more bits than that has, and a regular expression where it has a pattern. */
export const whitelistRule: RowRule = (row) => {
  const [ip, pattern] = [textOf(row, 'ip'), textOf(row, 'pattern')]
  const mask: unknown = Reflect.get(row, 'mask')
  const bits = bitsOf(ip)
  const problems: RowProblem[] = []
  if (ip !== '' && bits === undefined) problems.push({ field: 'ip', kind: 'ip', value: ip })
  if (bits !== undefined && typeof mask === 'number' && mask > bits)
    problems.push({ field: 'mask', kind: 'mask', value: mask })
  if (!isExpression(pattern)) problems.push({ field: 'pattern', kind: 'expression', value: pattern })
  return problems
}
