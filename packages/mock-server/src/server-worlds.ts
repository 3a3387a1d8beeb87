import { createSessions, type Sessions, sessionHeader } from './api/control/sessions.ts'
import { migrateIntents } from './domain/billing/cards/intents.ts'
import { recordOpeningBalances } from './domain/billing/ledger/ledger.ts'
import { migrateRents } from './domain/billing/renewals/dues.ts'
import { noteAllCustomers } from './domain/billing/renewals/follow-accounts.ts'
import { hashKeptSecrets } from './domain/users/mailed-secrets.ts'
import { createPhonesByWorld } from './edge/sip/phones.ts'
import type { MockSession } from './mock-server-options.ts'
import type { StartOptions } from './start-options.ts'
import { type Kept, keepStore } from './store/kept/keep.ts'
import { createLive } from './world/live/live.ts'
import { createEmptyWorld, defaultSize, resetWorld, type World } from './world/world.ts'

/** Worlds of parallel tests that are kept: far more than run at the same time. */
const maxSessions = 100

/** The worlds of a server, the main one still without rows. */
export function createWorlds(options: StartOptions, onDropped: (world: World) => void) {
  const { seed = 1, size, now, stripeKey, live, onDefect } = options
  const world = createEmptyWorld({
    seed,
    size: { ...defaultSize, ...size },
    hasTestCards: stripeKey === undefined,
    ...(now && { now }),
  })
  const { phonesOf, switchboardOf } = createPhonesByWorld(onDefect)
  const sessions = createSessions(world, {
    most: maxSessions,
    phonesOf,
    liveOf: (of, phones) => createLive(of, onDefect, phones),
    ...(live && { callsPerMinute: live }),
    onDropped: (session) => onDropped(session.world),
  })
  return { world, sessions, switchboardOf }
}

/** Fills the main world: from its folder where it is kept on disk, from the seeds otherwise. */
export function fillWorld(world: World, { data, onDefect }: StartOptions): Kept | undefined {
  const seed = () => resetWorld(world)
  if (data === undefined) {
    seed()
    return undefined
  }
  const onProblem = (sentence: string | undefined) => {
    world.storageProblem = sentence
    if (sentence !== undefined) onDefect(sentence)
  }
  const kept = keepStore(world.store, { folder: data, seed, onProblem })
  hashKeptSecrets(world.store)
  recordOpeningBalances(world.store, world.clock.now())
  migrateIntents(world.store, world.clock.now())
  migrateRents(world.store, world.clock.now())
  noteAllCustomers(world.moved, world.store)
  world.commit = kept.flush
  return kept
}

/** A world of a test as the public API gives it. */
export function toMockSession(sessions: Sessions, name: string, from: string | undefined): MockSession {
  const { world, control } = from === undefined && name ? sessions.of(name) : sessions.create(name, from)
  return {
    name,
    headers: { [sessionHeader]: encodeURIComponent(name) },
    store: world.store,
    control,
    delete: () => sessions.delete(name),
  }
}
