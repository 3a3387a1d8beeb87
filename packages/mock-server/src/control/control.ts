import { resetWorld } from '../create-world.ts'
import type { Announcement } from '../realtime/announcement.ts'
import type { SeedChoice } from '../seed/run-seeds.ts'
import type { Store } from '../store/types.ts'
import type { World } from '../world.ts'

/** Drives a running server from a test. The same is at `/__mock` over HTTP. */
export interface Control extends Pick<World, 'journal' | 'violations' | 'outbox' | 'faults' | 'clock'> {
  /** Seeds everything anew, with the same or another seed number, size or moment. */
  reset(choice?: Partial<SeedChoice>): void
  /** Keeps the present rows under a name. */
  snapshot(name: string): void
  /** Goes back to the rows kept under a name; answers false when there are none. */
  restore(name: string): boolean
  /** Sends a realtime message. */
  publish(announcement: Announcement): void
}

/** The control of one world. */
export function createControl(world: World): Control {
  const snapshots = new Map<string, Store>()
  const { journal, violations, outbox, faults, clock, store } = world
  return {
    journal,
    violations,
    outbox,
    faults,
    clock,
    reset: (choice) => resetWorld(world, choice),
    snapshot(name) {
      snapshots.set(name, store.fork())
    },
    restore(name) {
      const kept = snapshots.get(name)
      if (kept) store.become(kept)
      return kept !== undefined
    },
    publish(announcement) {
      for (const listener of world.announcements) listener(announcement)
    },
  }
}
