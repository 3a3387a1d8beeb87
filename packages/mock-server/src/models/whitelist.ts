import { bitsOf } from '@lineboard/contract/network'
import { customerIssues } from './checks.ts'
import type { ModelRules } from './types.ts'

/** A whitelist entry lets in a whole address, from any port, over anything, unless it says otherwise. */
export const whitelistRules: ModelRules<'Whitelist'> = {
  defaults: ({ ip = '' }) => ({ mask: bitsOf(ip) ?? 32, port: 0, proto: 'any' }),

  check: (row, context) => customerIssues(context, row),
}
