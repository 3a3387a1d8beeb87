import type { components } from '@lineboard/contract'
import { recordOpeningBalance } from '../domain/billing/ledger/ledger.ts'
import { noteMoneyChange } from '../domain/billing/renewals/follow-accounts.ts'
import type { Announcement, MoneyChanges, Service } from '../domain/rules/service.ts'
import { createClock } from '../ground/clock.ts'
import type { OperationId } from '../ground/contract/api-operation.ts'
import { createLog, type Log } from '../ground/log.ts'
import { createPrng } from '../ground/prng.ts'
import type { AnyRow } from '../store/rows/internal-rows.ts'
import type { Change, Store } from '../store/rows/types.ts'
import { MemoryStore } from '../store/tables/memory-store.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import { createLatencies, type Latencies } from './faults/latencies.ts'
import { createScenarios, type Scenarios } from './faults/scenarios.ts'
import { createExchanges, type Exchanges } from './request-log/exchanges.ts'
import { createJournal, type Journal, type Violation } from './request-log/journal.ts'
import type { SeedSize } from './seed/material/types.ts'
import { type SeedChoice, seededStore } from './seed/seed-rows.ts'

type ChannelName = components['schemas']['ChannelName']

/** The read that a channel spares: whoever may make it may hear of its rows. Only notifications are of no model. */
export const channelReads: Readonly<Record<Exclude<ChannelName, 'notifications'>, OperationId>> = {
  call_log: 'CallLog.find',
  customer: 'Customer.find',
  user: 'DashUser.find',
  role: 'DashRole.find',
  product: 'Product.find',
  number_management: 'NumberProvider.lookup',
  tracking_number: 'OpNumber.find',
  receiving_numbers: 'ReceivingNumber.find',
  sip_gateway: 'SipGateway.find',
}

type RowChannel = keyof typeof channelReads

/** Whether a channel tells of rows: those come from the server alone. */
export const isRowChannel = (channel: string): channel is RowChannel => Object.hasOwn(channelReads, channel)

/** The model whose rows a channel tells of. */
export const modelOf = (channel: RowChannel): string => channelReads[channel].split('.')[0] ?? ''

/** Channel a model's changes go out on. Others are not announced. */
const channels = new Map(
  Object.keys(channelReads).flatMap((channel) => (isRowChannel(channel) ? [[modelOf(channel), channel]] : [])),
)

const events = { created: 'create', updated: 'update', deleted: 'delete' } as const

/** Whom a row concerns: its customer, or 0 where it is everybody's. */
function customerOf(model: string, row: AnyRow): number {
  const customerId = model === 'Customer' ? row.id : row.customerId
  return typeof customerId === 'number' ? customerId : 0
}

/** What is announced of a change: the row, to whom it was taken from that it is gone, and the balance where that is what changed. */
function announcementsOf({ model, kind, row, before }: Change): Announcement[] {
  const channel = channels.get(model)
  if (!channel) return []
  const customerId = customerOf(model, row)
  const data = kind === 'deleted' ? { id: row.id } : row
  const changed = { channel, event: events[kind], data, customerId }
  if (!before) return [changed]
  const lostBy = customerOf(model, before)
  // First: where it was everybody's, it is taken from those too who then hear of it as their own.
  if (lostBy !== customerId && customerId !== 0)
    return [{ channel, event: events.deleted, data: { id: row.id }, customerId: lostBy, isLoss: true }, changed]
  if (model !== 'Customer' || before.balance === row.balance) return [changed]
  const { balance, currency } = row
  return [changed, { channel, event: 'balance', data: { customerId, balance, currency }, customerId }]
}

/** One whole state of the service: tables, clock, mail, faults and what was asked of it. */
export interface World extends Service {
  readonly faults: Faults
  readonly latencies: Latencies
  readonly scenarios: Scenarios
  readonly journal: Journal
  /** What was sent and answered, whole, of the newest entries of the journal. */
  readonly exchanges: Exchanges
  /** Answers that broke the contract. Tests fail on any. */
  readonly violations: Log<Violation>
  /** Writes what has changed to the disk at once, where the world is kept there. */
  commit(): void
  /** Rows kept under a name, oldest first. */
  readonly snapshots: Map<string, Store>
  /** Address of the web app, for links in mails; without one mails have no links. */
  siteUrl: string | undefined
  /** Why changes of this world's rows cannot be kept on disk at the moment, in a sentence. */
  storageProblem: string | undefined
  seed: number
  size: SeedSize
  /** The moment the world begins; without one it begins when it is seeded. */
  startsAt: Date | undefined
}

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
    if (isNew) recordOpeningBalance(store, Number(row.id), world.clock.now())
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
    siteUrl: undefined,
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
  world.siteUrl = from.siteUrl
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
  const { store, isKept } = seededStore({ seed: world.seed, size: world.size, now: beginsAt })
  world.store.become(store, !isKept)
  world.faults.clear()
  world.latencies.clear()
  world.scenarios.clear()
  world.journal.clear()
  world.exchanges.clear()
  world.violations.clear()
  world.outbox.clear()
}
