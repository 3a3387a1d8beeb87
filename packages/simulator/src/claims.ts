import type { MockServer } from '@lineboard/mock-server'
import type { Failure } from './failure.ts'

type Store = MockServer['store']

/** The models whose rows carry a mark of who made them, and the field that has it. */
export const markedBy = {
  BlacklistNumber: 'description',
  ReceivingNumber: 'description',
  TrackingSource: 'name',
  Ticket: 'subject',
  PaymentTransaction: 'amount',
} as const

export type MarkedModel = keyof typeof markedBy

/**
 * What a user knows of a row that he made: `sent` and `unknown`: it may be there, once; `made`: it is there; `refused` and
 * `gone`: it is not; `leaving`: it may be there still.
 */
export type ClaimState = 'sent' | 'unknown' | 'made' | 'refused' | 'leaving' | 'gone'

/** What a user knows of a row. */
export interface Claim {
  readonly model: MarkedModel
  readonly mark: string
  /** Whether the audit log names the row. */
  readonly hasEntry: boolean
  /** Id of the user who made it. */
  readonly userId: number
  /** Id of the user in whose place he did. */
  readonly actedById: number | undefined
  state: ClaimState
  /** Milliseconds since 1970 of the simulated clock: when he learned it. */
  atMs: number
  id: number | undefined
}

/** Whether a number of rows is what a user may find. */
const agrees = (state: ClaimState, rows: number): boolean => {
  if (state === 'made') return rows === 1
  return state === 'refused' || state === 'gone' ? rows === 0 : rows <= 1
}

/** Names what a user makes, the nth time. */
export const markName = (place: number, marks: number): string => `sim ${place} ${String(marks).padStart(5, '0')}`

/** Whose a credit is can be told by its amount alone: each user gives another number of cents each time. */
export const amountOf = (place: number, marks: number): number => (marks * 10 + place) / 100

/** What a card is charged beside that amount, in cents: less is refused. */
const CHARGED_BESIDE = 100

/** The mark of a row; undefined where no user of the simulation made it. */
function markOf(row: object, field: string): string | undefined {
  const value: unknown = Reflect.get(row, field)
  if (typeof value === 'string') return value.startsWith('sim ') ? value : undefined
  const kind: unknown = Reflect.get(row, 'transactionType')
  if ((kind !== 'adjustment' && kind !== 'payment') || typeof value !== 'number') return undefined
  const cents = Math.round(value * 100) - (kind === 'payment' ? CHARGED_BESIDE : 0)
  return markName(cents % 10, Math.floor(cents / 10))
}

/** Claims that are watched on when a long run forgets the others. */
const KEPT = 200

/** What all users know. */
export class Claims {
  readonly all: Claim[] = []
  /** The last transaction that was there in the beginning. */
  lastSeeded = 0

  add(claim: Omit<Claim, 'state' | 'atMs' | 'id'>): Claim {
    const added: Claim = { ...claim, state: 'sent', atMs: 0, id: undefined }
    this.all.push(added)
    return added
  }

  /** The server was killed: what was not on the disk yet may be lost, or be back. Money never is. */
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

  /** Each row that was made has one entry of the audit log, of the person who made it. */
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

  /** Forgets what needs no watching any more, so that a long run stays as quick as a short one. */
  settle(store: Store): void {
    const failing = new Set(this.failures(store).map(({ text }) => text))
    if (failing.size > 0) return
    const isOpen = ({ state }: Claim) => state === 'sent' || state === 'leaving'
    const kept = [...this.all.filter(isOpen), ...this.all.filter((claim) => !isOpen(claim)).slice(-KEPT)]
    this.all.splice(0, this.all.length, ...kept)
  }
}

/** The model that a call of the audit log added a row of; undefined for other calls. */
function modelAt(endpoint: string): string | undefined {
  return Object.keys(markedBy).find((model) => `/${model}s`.toLowerCase() === endpoint.toLowerCase())
}
