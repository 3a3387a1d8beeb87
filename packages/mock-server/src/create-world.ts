import { type MoneyChanges, noteMoneyChange } from './account/money-changes.ts'
import { createClock } from './clock.ts'
import { createExchanges } from './control/exchanges.ts'
import { createFaults } from './control/faults.ts'
import { createJournal } from './control/journal.ts'
import { createLatencies } from './control/latencies.ts'
import { createLog } from './control/log.ts'
import { createScenarios } from './control/scenarios.ts'
import { openBalance } from './ledger/shown-balance.ts'
import type { Announcement } from './realtime/announcement.ts'
import { announcementsOf } from './realtime/announcements-of.ts'
import { createPrng } from './seed/prng.ts'
import type { SeedChoice } from './seed/run-seeds.ts'
import { seededStore } from './seed/seeded-store.ts'
import type { SeedSize } from './seed/types.ts'
import { MemoryStore } from './store/memory-store.ts'
import type { Store } from './store/types.ts'
import type { World } from './world.ts'

/** Seed sizes unless told otherwise. */
export const defaultSize: SeedSize = { callLogs: 5000 }

interface WorldChoice extends Pick<World, 'seed' | 'size'>, Partial<Pick<World, 'hasTestCards'>> {
  now?: Date
}

/** A world with an empty store; changes of its rows become realtime announcements. */
export function createEmptyWorld({ seed, size, now, hasTestCards = true }: WorldChoice): World {
  const announcements = new Set<(announcement: Announcement) => void>()
  const store = new MemoryStore()
  store.onChange((change) => {
    if (announcements.size === 0) return
    for (const announcement of announcementsOf(change)) for (const listener of announcements) listener(announcement)
  })
  store.onChange(({ model, kind, row, before }) => {
    // Whatever else writes a balance, such as a test, is written into the books as well.
    const isNew = model === 'Customer' && kind !== 'deleted' && row.balance !== (before?.balance ?? 0)
    if (isNew) openBalance(store, Number(row.id), world.clock.now())
  })
  const moved: MoneyChanges = { customers: new Set(), payments: new Set() }
  store.onChange((change) => noteMoneyChange(moved, store, change))
  store.onReplaced(() => {
    moved.customers.clear()
    moved.payments.clear()
  })
  const randomOf = (name: string) => createPrng(world.seed, name).next
  const world: World = {
    store,
    hasTestCards,
    clock: createClock(now),
    faults: createFaults(randomOf),
    latencies: createLatencies(randomOf),
    scenarios: createScenarios(),
    journal: createJournal(1000),
    exchanges: createExchanges(200),
    violations: createLog(1000),
    outbox: createLog(500),
    announcements,
    moved,
    snapshots: new Map(),
    storageProblem: undefined,
    commit() {},
    seed,
    size,
    startsAt: now,
  }
  return world
}

/** A world of its own that begins with the rows and the time of another; rows are shared until one of the two changes them. */
export function forkWorld(from: World, rows: Store = from.store): World {
  const { seed, size, startsAt, clock, hasTestCards } = from
  const world = createEmptyWorld({ seed, size, hasTestCards, ...(startsAt && { now: startsAt }) })
  world.store.become(rows)
  const now = clock.now()
  world.clock.set(now)
  if (clock.isFrozen()) world.clock.freeze(now)
  return world
}

/** Makes a world as it was in the beginning: rows, clock, and nothing planned or recorded. Snapshots stay. */
export function resetWorld(world: World, choice: Partial<SeedChoice> = {}): void {
  world.seed = choice.seed ?? world.seed
  world.size = { ...world.size, ...choice.size }
  world.startsAt = choice.now ?? world.startsAt
  const beginsAt = world.startsAt ?? new Date()
  world.clock.set(beginsAt)
  world.store.become(seededStore({ seed: world.seed, size: world.size, now: beginsAt }))
  world.faults.clear()
  world.latencies.clear()
  world.scenarios.clear()
  world.journal.clear()
  world.exchanges.clear()
  world.violations.clear()
  world.outbox.clear()
}
