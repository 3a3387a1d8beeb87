import { createPrng } from '../../ground/prng.ts'
import type { ModelName } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { MemoryStore } from '../../store/tables/memory-store.ts'
import type { Seed, SeedRows, SeedSize } from './material/types.ts'
import { auditLogs } from './rows/audit-logs.ts'
import { routingActions, voiceMenus } from './rows/call-flow.ts'
import { callLogs, callTotals } from './rows/call-logs.ts'
import { accessLists, phoneBook } from './rows/callers.ts'
import { accounts, customers } from './rows/customers.ts'
import { sipGateways } from './rows/gateways.ts'
import { receivingNumbers, trackingNumbers } from './rows/numbers.ts'
import { otherRecords } from './rows/other-records.ts'
import { payments } from './rows/payments.ts'
import { productSeeds } from './rows/products.ts'
import { roleSeeds } from './rows/roles.ts'
import { system, templates } from './rows/settings.ts'
import { tickets } from './rows/tickets.ts'
import { trackingSources } from './rows/tracking-sources.ts'
import { users } from './rows/users.ts'

/** Every seed, in the order they run: a seed may read the rows of those before it. */
const seeds: Readonly<Record<string, Seed>> = {
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

/** What the rows of a fresh world follow from. */
export interface SeedChoice {
  /** Another number, other rows. */
  seed: number
  size: SeedSize
  now: Date
}

/** The rows of all seeds, by model. The same choice gives the same rows. */
export function seedRows({ seed, size, now }: SeedChoice): SeedRows {
  const rows: SeedRows = {}
  function soFar<M extends ModelName>(model: M): NonNullable<SeedRows[M]> {
    const found: SeedRows[M] = rows[model]
    if (!found) throw new Error(`A seed reads ${model} before any seed has made it.`)
    return found
  }
  for (const [name, run] of Object.entries(seeds)) {
    Object.assign(rows, run({ prng: createPrng(seed, name), size, now, soFar }))
  }
  return rows
}

/** Fills an empty store with the rows of the seeds. */
export function loadRows(store: Store, rows: SeedRows): void {
  for (const model of Object.keys(rows) as ModelName[]) store.load(model, rows[model] ?? [])
}

/** Most calls of a world whose rows are kept: those of a large one are worth their memory to nobody. */
const MOST_CALLS = 10_000

let kept: { asked: string; store: MemoryStore } | undefined

/**
 * A store with the rows of the seeds, to be shared and not changed. What was asked for last is kept: tests begin anew
 * hundreds of times with the same rows, and making them takes longer than most tests.
 */
export function seededStore(choice: SeedChoice): { store: MemoryStore; isKept: boolean } {
  const asked = JSON.stringify(choice)
  if (kept?.asked === asked) return { store: kept.store, isKept: true }
  const store = new MemoryStore()
  loadRows(store, seedRows(choice))
  const isKept = choice.size.callLogs <= MOST_CALLS
  if (isKept) kept = { asked, store }
  return { store, isKept }
}
