import { resetWorld } from '../create-world.ts'
import { type LedgerView, ledgerView } from '../ledger/ledger-view.ts'
import type { Live } from '../live/live.ts'
import type { Announcement } from '../realtime/announcement.ts'
import type { World } from '../world.ts'
import { type Beginning, checkBeginning } from './beginning.ts'
import { type ControlState, stateOf } from './control-state.ts'

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
