import { createClock } from './clock.ts'
import { createFaults } from './control/faults.ts'
import { createLog } from './control/log.ts'
import type { Announcement } from './realtime/announcement.ts'
import { announcementsOf } from './realtime/announcements-of.ts'
import { loadRows, type SeedChoice, seedRows } from './seed/run-seeds.ts'
import type { SeedSize } from './seed/types.ts'
import { MemoryStore } from './store/memory-store.ts'
import type { World } from './world.ts'

/** Seed sizes unless told otherwise. */
export const defaultSize: SeedSize = { callLogs: 5000 }

/** A world with an empty store; changes of its rows become realtime announcements. */
export function createEmptyWorld({ seed, size, now }: { seed: number; size: SeedSize; now?: Date }): World {
  const announcements = new Set<(announcement: Announcement) => void>()
  const store = new MemoryStore()
  store.onChange((change) => {
    if (announcements.size === 0) return
    for (const announcement of announcementsOf(change)) for (const listener of announcements) listener(announcement)
  })
  return {
    store,
    clock: createClock(now),
    faults: createFaults(),
    journal: createLog(1000),
    violations: createLog(1000),
    outbox: createLog(500),
    announcements,
    seed,
    size,
  }
}

/** Empties a world and seeds it again; faults, journal, violations and outbox are cleared too. */
export function resetWorld(world: World, choice: Partial<SeedChoice> = {}): void {
  world.seed = choice.seed ?? world.seed
  world.size = { ...world.size, ...choice.size }
  if (choice.now) world.clock.set(choice.now)
  const rows = seedRows({ seed: world.seed, size: world.size, now: world.clock.now() })
  world.store.become(new MemoryStore())
  loadRows(world.store, rows)
  world.faults.clear()
  world.journal.clear()
  world.violations.clear()
  world.outbox.clear()
}
