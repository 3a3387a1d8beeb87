import { type RowProblem, type RowProblemKind, rowProblems } from '@lineboard/contract/row-rules'
import { amountWithCode } from '../account/amount-in-words.ts'
import type { FieldIssue } from '../errors/loopback-error.ts'

const said: Readonly<Record<RowProblemKind, Pick<FieldIssue, 'code' | 'message'>>> = {
  phone: { code: 'format', message: 'is not a phone number' },
  caller: { code: 'format', message: 'is not a phone number' },
  address: { code: 'format', message: 'is no IPv4 address, IPv6 address or host name' },
  prefix: { code: 'format', message: 'has other characters than digits, +, * and #' },
  ip: { code: 'format', message: 'is no IPv4 or IPv6 address' },
  mask: { code: 'range', message: 'has more bits than the address' },
  expression: { code: 'format', message: 'is no regular expression' },
  text: { code: 'format', message: 'has terms that are no text' },
  limit: {
    code: 'range',
    message: `has a limit that is no amount from ${amountWithCode(0, 'USD')} to ${amountWithCode(100_000, 'USD')}`,
  },
  aboveWarning: { code: 'range', message: 'stops accounts above the limit of the warning' },
  days: { code: 'range', message: 'has a time that is no whole number of days from 1 to 3650' },
  choice: { code: 'format', message: 'has a choice that is neither true nor false' },
  keyEnd: { code: 'inclusion', message: 'is not within the next two years' },
}

/** A field of a list is refused as the list: its name is what bodies have. */
const toIssue = ({ field, kind, value }: RowProblem): FieldIssue => ({
  field: field.split('.')[0] ?? field,
  ...said[kind],
  value,
})

/**
 * What the contract's rules refuse of a row. What stood there before may stay, so that a row older than a rule can be changed
 * in other fields.
 */
export function ruleIssues(model: string, row: object, before?: object): FieldIssue[] {
  const old = new Set((before ? rowProblems(model, before) : []).map(({ field, value }) => `${field} ${value}`))
  return rowProblems(model, row)
    .filter(({ field, value }) => !old.has(`${field} ${value}`))
    .map(toIssue)
}
