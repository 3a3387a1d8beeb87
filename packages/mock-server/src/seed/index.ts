import { accessLists } from './access-lists.ts'
import { accounts } from './accounts.ts'
import { auditLogs } from './audit-logs.ts'
import { callLogs } from './call-logs.ts'
import { callTotals } from './call-totals.ts'
import { customers } from './customers.ts'
import { otherRecords } from './other-records.ts'
import { payments } from './payments.ts'
import { phoneBook } from './phone-book.ts'
import { productSeeds } from './products.ts'
import { receivingNumbers } from './receiving-numbers.ts'
import { roleSeeds } from './roles.ts'
import { routingActions } from './routing-actions.ts'
import { sipGateways } from './sip-gateways.ts'
import { system } from './system.ts'
import { templates } from './templates.ts'
import { tickets } from './tickets.ts'
import { trackingNumbers } from './tracking-numbers.ts'
import { trackingSources } from './tracking-sources.ts'
import type { Seed } from './types.ts'
import { users } from './users.ts'
import { voiceMenus } from './voice-menus.ts'

/** Every seed, in the order they run: a seed may read the rows of those before it. */
export const seeds: Readonly<Record<string, Seed>> = {
  customers,
  roles: roleSeeds,
  users,
  trackingSources,
  sipGateways,
  receivingNumbers,
  routingActions,
  trackingNumbers,
  accessLists,
  voiceMenus,
  phoneBook,
  callLogs,
  callTotals,
  templates,
  productSeeds,
  payments,
  tickets,
  otherRecords,
  auditLogs,
  system,
  accounts,
}
