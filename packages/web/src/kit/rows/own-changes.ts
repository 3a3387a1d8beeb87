import { addPersonalState } from '../../state/personal-state.ts'

/** How long the news of an own change may take to arrive, in milliseconds. */
const NEWS_MS = 15_000

const READS = /\.(find|count|trackingNumbersCount)/

/** A change of a row by this page. */
interface OwnChange {
  /** Until when its news is none. */
  until: number
  /** The row as the answer had it, where it had one. */
  row?: Record<string, unknown>
}

/** Rows this page has changed itself, by model and id. */
const own = new Map<string, Map<number, OwnChange[]>>()
const underWay = new Map<string, Set<Promise<unknown>>>()

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const asId = (value: unknown): number[] => (typeof value === 'number' ? [value] : [])

/** Ids that arguments or an answer speak of: `{ id }`, `{ body: { id } }`, `{ where: { id: { inq: [] } } }`. */
function idsIn(value: unknown): number[] {
  if (!isObject(value)) return []
  const { id, body, where } = value
  const among = isObject(where) && isObject(where.id) && Array.isArray(where.id.inq) ? where.id.inq : []
  return [...asId(id), ...(isObject(body) ? asId(body.id) : []), ...among.flatMap(asId)]
}

function note(model: string, id: number, change: OwnChange): void {
  const rows = own.get(model) ?? new Map<number, OwnChange[]>()
  own.set(model, rows)
  const alive = (rows.get(id) ?? []).filter(({ until }) => until > Date.now())
  rows.set(id, [...alive.filter((each) => each !== change), change])
}

function forget(model: string, id: number, change: OwnChange): void {
  const rows = own.get(model)
  rows?.set(id, rows.get(id)?.filter((each) => each !== change) ?? [])
}

/** Remembers which rows a call changes, so that their news is not announced to whoever made it. */
export function followOwnChange(operationId: string, args: object, call: Promise<unknown>): void {
  if (READS.test(operationId)) return
  const [model = ''] = operationId.split('.')
  const changes = new Map(idsIn(args).map((id): [number, OwnChange] => [id, { until: Number.POSITIVE_INFINITY }]))
  for (const [id, change] of changes) note(model, id, change)
  const calls = underWay.get(model) ?? new Set()
  underWay.set(model, calls)
  const ended = call.then(
    (answer) => {
      const answered = isObject(answer) ? asId(answer.id) : []
      for (const id of new Set([...changes.keys(), ...answered])) {
        const change = changes.get(id) ?? { until: 0 }
        change.until = Date.now() + NEWS_MS
        if (isObject(answer) && answer.id === id) change.row = answer
        // News that came before the answer may have used it up: it is not to be noted again.
        if (!changes.has(id)) note(model, id, change)
      }
    },
    () => {
      for (const [id, change] of changes) forget(model, id, change)
    },
  )
  calls.add(ended)
  void ended.then(() => calls.delete(ended))
}

/** Resolves when it is known which rows the calls under way have made: news of a new row may overtake the answer. */
export async function ownChangesKnown(model: string): Promise<void> {
  await Promise.all(underWay.get(model) ?? [])
}

/** Whether news says what an answer said: undefined where either says nothing but the id. */
function isSame(row: Record<string, unknown> | undefined, data: unknown): boolean | undefined {
  if (!row || !isObject(data)) return undefined
  const shared = Object.keys(data).filter((key) => key !== 'id' && key in row)
  if (shared.length === 0) return undefined
  return shared.every((key) => JSON.stringify(data[key]) === JSON.stringify(row[key]))
}

/**
 * Whether news of a row is of a change that this page made itself: it says what the answer said. Where that can't be compared, each
 * change is the reason of one piece of news, and the next one is somebody else's.
 */
export function isOwnChange(model: string, id: number, data?: unknown): boolean {
  const changes =
    own
      .get(model)
      ?.get(id)
      ?.filter(({ until }) => until > Date.now()) ?? []
  const found = changes.map((change) => ({ change, same: isSame(change.row, data) }))
  if (found.some(({ same }) => same)) return true
  const uncompared = found.find(({ same }) => same === undefined)
  if (uncompared) forget(model, id, uncompared.change)
  return uncompared !== undefined
}

// What another person of this page changed is news to the next one.
addPersonalState({ forget: () => own.clear() })
