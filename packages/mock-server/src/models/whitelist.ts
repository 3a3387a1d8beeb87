import { entryDefaults } from '@lineboard/contract/import-keys'
import { customerIssues } from './checks.ts'
import type { ModelRules } from './types.ts'

/** Whitelist entries: those of a customer that is there. */
export const whitelistRules: ModelRules<'Whitelist'> = {
  defaults: ({ ip = '' }) => entryDefaults(ip),

  check: (row, context) => customerIssues(context, row),
}
