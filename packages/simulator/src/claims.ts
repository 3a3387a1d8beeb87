import type { MockServer } from '@lineboard/mock-server'
import type { Failure } from './failure.ts'

type Store = MockServer['store']

/** Models whose rows name the user that added them, and the field with that mark. */
export const markedBy = {
  BlacklistNumber: 'description',
  ReceivingNumber: 'description',
  TrackingSource: 'name',
  Ticket: 'subject',
  PaymentTransaction: 'amount',
} as const

export type MarkedModel = keyof typeof markedBy

/**
 * What a user knows about a row that the user added: `sent` and `unknown`: it exists at most once; `made`: it exists; `refused`
 * and `gone`: it does not exist; `leaving`: it may still exist.
 */
export type ClaimState = 'sent' | 'unknown' | 'made' | 'refused' | 'leaving' | 'gone'

/** What a user knows about a row. */
export interface Claim {
  readonly model: MarkedModel
  readonly mark: string
  /** Whether the audit log names the row. */
  readonly hasEntry: boolean
  /** Id of the user that added it. */
  readonly userId: number
  /** Id of the user that impersonated this one; undefined without impersonation. */
  readonly actedById: number | undefined
  state: ClaimState
  /** When the user learned it, in milliseconds since 1970 by the simulated clock. */
  atMs: number
  id: number | undefined
}

/** Returns whether a number of rows agrees with the state. */
const agrees = (state: ClaimState, rows: number): boolean => {
  if (state === 'made') return rows === 1
  return state === 'refused' || state === 'gone' ? rows === 0 : rows <= 1
}

/** The mark of the nth row of a user. */
export const markName = (place: number, marks: number): string => `sim ${place} ${String(marks).padStart(5, '0')}`

/** The amount of the nth credit of a user in USD. Each is unique, because a credit has no field for a mark. */
export const amountOf = (place: number, marks: number): number => (marks * 10 + place) / 100

/** Added to the amount of a card payment, in cents: cards reject small amounts. */
const CHARGED_BESIDE = 100

/** Returns the mark of a row; undefined if no user of the simulation added it. */
function markOf(row: object, field: string): string | undefined {
  const value: unknown = Reflect.get(row, field)
  if (typeof value === 'string') return value.startsWith('sim ') ? value : undefined
  const kind: unknown = Reflect.get(row, 'transactionType')
  if ((kind !== 'adjustment' && kind !== 'payment') || typeof value !== 'number') return undefined
  const cents = Math.round(value * 100) - (kind === 'payment' ? CHARGED_BESIDE : 0)
  return markName(cents % 10, Math.floor(cents / 10))
}

/** Settled claims that a long run keeps. */
const KEPT = 200

/** What all users know about the rows they added. */
export class Claims {
  readonly all: Claim[] = []
  /** Id of the last transaction of the sample data. */
  lastSeeded = 0

  add(claim: Omit<Claim, 'state' | 'atMs' | 'id'>): Claim {
    const added: Claim = { ...claim, state: 'sent', atMs: 0, id: undefined }
    this.all.push(added)
    return added
  }

  /** After a kill: changes that were not on the disk yet may be lost. Money never is. */
  loseSince(safeUntilMs: number): void {
    for (const claim of this.all) {
      if (claim.atMs <= safeUntilMs || claim.model === 'PaymentTransaction') continue
      if (claim.state === 'made') claim.state = 'unknown'
      if (claim.state === 'gone') claim.state = 'leaving'
    }
  }

  /** Compares what users know with the rows of the server. */
  failures(store: Store): Failure[] {
    const rows = new Map<string, number>()
    for (const [model, field] of Object.entries(markedBy))
      for (const row of store.anyTable(model)?.all() ?? []) {
        if (model === 'PaymentTransaction' && Number(row.id) <= this.lastSeeded) continue
        const mark = markOf(row, field)
        if (mark !== undefined) rows.set(mark, (rows.get(mark) ?? 0) + 1)
      }
    const found = this.all.flatMap(({ model, mark, state }): Failure[] => {
      const count = rows.get(mark) ?? 0
      if (agrees(state, count)) return []
      const rule = count === 0 ? 'nothing lost' : 'no double effect'
      return [{ rule, text: `${model} "${mark}" is there ${count} times, and its user was told that it is ${state}` }]
    })
    return [...found, ...this.#auditFailures(store)]
  }

  /** Each added row has one audit entry, which names the right user. */
  #auditFailures(store: Store): Failure[] {
    const wanted = new Map(
      this.all
        .filter(({ state, id, hasEntry }) => state === 'made' && id !== undefined && hasEntry)
        .map((claim) => [`${claim.model} ${claim.id}`, claim]),
    )
    const found = new Map<Claim, number>()
    const wrong: Failure[] = []
    for (const entry of store.table('AuditLog').all()) {
      const { endpoint, recordId, userId, actedById, statusCode, method } = entry
      if (statusCode >= 400 || method === 'DELETE' || method === 'PATCH') continue
      const claim = wanted.get(`${modelAt(endpoint)} ${recordId}`)
      if (!claim || (method === 'PUT' && found.has(claim))) continue
      found.set(claim, (found.get(claim) ?? 0) + 1)
      if (userId !== claim.userId || actedById !== claim.actedById)
        wrong.push({ rule: 'audit', text: `"${claim.mark}" was made by user ${claim.userId}, the log says ${userId}` })
    }
    for (const claim of wanted.values()) {
      const entries = found.get(claim) ?? 0
      const text = `${claim.model} "${claim.mark}" has ${entries} entries in the audit log`
      if (entries !== 1) wrong.push({ rule: 'audit', text })
    }
    return wrong
  }

  /** Drops old claims, so that steps of a long run don't slow down. */
  settle(store: Store): void {
    const failing = new Set(this.failures(store).map(({ text }) => text))
    if (failing.size > 0) return
    const isOpen = ({ state }: Claim) => state === 'sent' || state === 'leaving'
    const kept = [...this.all.filter(isOpen), ...this.all.filter((claim) => !isOpen(claim)).slice(-KEPT)]
    this.all.splice(0, this.all.length, ...kept)
  }
}

/** Returns the model that an audited call added a row to; undefined for other calls. */
function modelAt(endpoint: string): string | undefined {
  return Object.keys(markedBy).find((model) => `/${model}s`.toLowerCase() === endpoint.toLowerCase())
}
