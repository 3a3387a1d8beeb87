import { isUnclaimed } from '../../domain/billing/cards/unclaimed.ts'
import type { LedgerEntry } from '../../domain/billing/ledger/ledger.ts'
import { accountBalances, openHoldsOf, verifyLedger } from '../../domain/billing/ledger/verify.ts'
import { fromMinor } from '../../domain/billing/money/money.ts'
import type { Announcement } from '../../domain/rules/service.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Live } from '../../world/live/live.ts'
import { resetWorld, type World } from '../../world/world.ts'
import { type Beginning, checkBeginning } from './control-input.ts'

/** The books as `/__mock/ledger` shows them. Amounts are in their currency, not in minor units. */
interface LedgerView {
  /** Whether everything agrees. */
  isRight: boolean
  /** What does not, in words. */
  problems: string[]
  accounts: { account: string; currency: string; amount: number; held: number }[]
  /** Payments that are in no wallet yet, and whose they are where that is known. */
  unclaimed: { intentId: string; amount: number; currency: string; email?: string; createdAt: string }[]
  openHolds: number
  entries: number
  /** The last 50, the latest first. */
  latest: LedgerEntry[]
}

const SHOWN = 50

/** Reads the books. */
export function ledgerView(store: Store): LedgerView {
  const problems = verifyLedger(store)
  const entries = store.table('LedgerEntry')
  const unclaimed = [...store.table('PaymentIntent').all()].filter(isUnclaimed)
  return {
    isRight: problems.length === 0,
    problems,
    accounts: accountBalances(store).map(({ account, currency, minor, held }) => ({
      account,
      currency,
      amount: fromMinor(minor, currency),
      held: fromMinor(held, currency),
    })),
    unclaimed: unclaimed.map(({ id, amountMinor, currency, email, createdAt }) => ({
      intentId: id,
      amount: fromMinor(amountMinor, currency),
      currency,
      ...(email !== undefined && { email }),
      createdAt,
    })),
    openHolds: openHoldsOf(store).length,
    entries: entries.size,
    latest: entries.find({ order: 'id DESC', limit: SHOWN }),
  }
}

/** What a world holds at the moment. */
export interface ControlState extends Pick<World, 'seed' | 'size'> {
  /** ISO time of the world's clock. */
  now: string
  isFrozen: boolean
  /** Rows by model. */
  rows: Readonly<Record<string, number>>
  requests: number
  violations: number
  mails: number
  faults: number
  latencies: number
  scenarios: number
  /** Simulated calls a minute. */
  callsPerMinute: number
  snapshots: readonly string[]
  /** Why changes cannot be kept on disk at the moment; missing while they can, or need not. */
  storageProblem?: string
}

/** Counts what a world holds. */
function stateOf(world: World): Omit<ControlState, 'callsPerMinute'> {
  const { store, clock, seed, size, journal, violations, outbox, faults, latencies, scenarios, snapshots } = world
  const { storageProblem } = world
  return {
    seed,
    size,
    now: clock.now().toISOString(),
    isFrozen: clock.isFrozen(),
    rows: Object.fromEntries(store.models().map((model) => [model, store.anyTable(model)?.size ?? 0])),
    requests: journal.count(),
    violations: violations.count(),
    mails: outbox.count(),
    faults: faults.list().length,
    latencies: latencies.list().length,
    scenarios: scenarios.list().length,
    snapshots: [...snapshots.keys()],
    ...(storageProblem !== undefined && { storageProblem }),
  }
}

/** Drives a running server from a test. The same is at `/__mock` over HTTP. */
export interface Control
  extends Pick<World, 'journal' | 'violations' | 'outbox' | 'faults' | 'latencies' | 'scenarios' | 'clock'> {
  /** Seed, clock, rows by model, and how much was recorded and planned. */
  state(): ControlState
  /** Seeds everything anew, with another seed number, size or moment, or the same as the last time where it is left out. Throws for one that can't be. */
  reset(choice?: Beginning): void
  /** Keeps the present rows under a name, the last 20 of them. */
  snapshot(name: string): void
  /** Goes back to the rows kept under a name; answers false when there are none. */
  restore(name: string): boolean
  /** What the accounts hold, what lies unused, and what is wrong with the books. */
  ledger(): LedgerView
  /** Names of the snapshots, oldest first. */
  snapshots(): readonly string[]
  /** Forgets the rows kept under a name; answers false when there are none. */
  dropSnapshot(name: string): boolean
  /** Simulated calls. A reset brings them back to what they were in the beginning. */
  readonly live: Live
  /** Sends a realtime message. */
  publish(announcement: Announcement): void
}

const maxSnapshots = 20

/**
 * The control of one world, with the calls that are simulated in it: `callsPerMinute` of them in the beginning, and so
 * after a reset.
 */
export function createControl(world: World, live: Live, callsPerMinute = 0): Control {
  const { journal, violations, outbox, faults, latencies, scenarios, clock, store, snapshots } = world
  return {
    journal,
    violations,
    outbox,
    faults,
    latencies,
    scenarios,
    clock,
    live,
    state: () => ({ ...stateOf(world), callsPerMinute: live.callsPerMinute }),
    reset(asked = {}) {
      checkBeginning(asked)
      const { size, ...choice } = asked
      const isOtherRate = live.callsPerMinute !== callsPerMinute
      if (isOtherRate) live.stop()
      resetWorld(world, { ...choice, ...(size && { size: { ...world.size, ...size } }) })
      if (isOtherRate && callsPerMinute > 0) live.start(callsPerMinute)
    },
    snapshot(name) {
      snapshots.delete(name)
      snapshots.set(name, store.fork())
      const oldest = snapshots.keys().next()
      if (snapshots.size > maxSnapshots && !oldest.done) snapshots.delete(oldest.value)
    },
    restore(name) {
      const kept = snapshots.get(name)
      if (kept) store.become(kept)
      return kept !== undefined
    },
    ledger: () => ledgerView(store),
    snapshots: () => [...snapshots.keys()],
    dropSnapshot: (name) => snapshots.delete(name),
    publish(announcement) {
      for (const listener of world.announcements) listener(announcement)
    },
  }
}
