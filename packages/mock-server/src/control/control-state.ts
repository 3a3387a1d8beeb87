import type { World } from '../world.ts'

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
export function stateOf(world: World): Omit<ControlState, 'callsPerMinute'> {
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
