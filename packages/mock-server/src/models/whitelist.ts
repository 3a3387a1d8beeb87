import { isIP } from 'node:net'
import type { FieldIssue } from '../errors/loopback-error.ts'
import { customerIssues } from './checks.ts'
import type { ModelRules } from './types.ts'

const wholeAddress = (ip: string | undefined) => (isIP(ip ?? '') === 6 ? 128 : 32)

function isExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

/** A whitelist entry lets in a whole address, from any port, over anything, unless it says otherwise. */
export const whitelistRules: ModelRules<'Whitelist'> = {
  defaults: ({ ip }) => ({ mask: wholeAddress(ip), port: 0, proto: 'any' }),

  check(row, context) {
    const issues: FieldIssue[] = customerIssues(context, row)
    const { ip, mask, pattern } = row
    if (!isIP(ip)) issues.push({ field: 'ip', code: 'format', message: 'is no IPv4 or IPv6 address', value: ip })
    else if (mask > wholeAddress(ip)) {
      const message = `is longer than an address of ${wholeAddress(ip)} bits`
      issues.push({ field: 'mask', code: 'range', message, value: mask })
    }
    if (pattern !== undefined && !isExpression(pattern)) {
      issues.push({ field: 'pattern', code: 'format', message: 'is no regular expression', value: pattern })
    }
    return issues
  },
}
