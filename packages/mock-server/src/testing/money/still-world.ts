import { DAY_MS } from '@lineboard/contract/durations'
import type { Announcement } from '../../domain/rules/service.ts'
import { createLive } from '../../world/live/live.ts'
import type { World } from '../../world/world.ts'
import { createEmptyWorld, resetWorld } from '../../world/world.ts'

/** When a still world begins, unless told otherwise: what is earlier is in its seeds. */
export const BEGINS = '2026-05-22T12:00:00Z'

/** A seeded world whose clock moves only when told, with all that is mailed and told in it. */
export function createStillWorld({ seed = 1, callLogs = 50, from = BEGINS } = {}) {
  const fromMs = Date.parse(from)
  let atMs = fromMs
  const empty = createEmptyWorld({ seed, size: { callLogs }, now: new Date(atMs) })
  const world: World = { ...empty, clock: { ...empty.clock, now: () => new Date(atMs) } }
  resetWorld(world)
  const announced: Announcement[] = []
  world.announcements.add((announcement) => {
    if (announcement.channel === 'notifications') announced.push(announcement)
  })
  const live = createLive(world, (problem) => {
    throw problem
  })
  return {
    world,
    store: world.store,
    live,
    /** Notifications that were sent. */
    announced,
    place: { world, store: world.store, now: () => world.clock.now() },
    /** What was mailed to the address of a customer's invoices. */
    mails(id = 2) {
      return world.outbox.list().filter(({ to }) => to === this.customer(id).billingEmail)
    },
    kinds() {
      return this.mails().map(({ kind }) => kind)
    },
    customer(id = 2) {
      const row = world.store.table('Customer').get(id)
      if (!row) throw new Error(`There is no customer ${id}.`)
      return row
    },
    daysPassed: () => (atMs - fromMs) / DAY_MS,
    /** Lets time pass, and what is due happen. */
    pass(days: number) {
      atMs += days * DAY_MS
      live.run()
    },
  }
}

/** A still world. */
export type StillWorld = ReturnType<typeof createStillWorld>
