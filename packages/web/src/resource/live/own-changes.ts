/** How long the news of an own change may take to arrive, in milliseconds. */
const NEWS_MS = 15_000

const READS = /\.(find|count|trackingNumbersCount)/

/** Rows this page has changed itself, by model, until when their news is none. */
const own = new Map<string, Map<number, number>>()
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

function note(model: string, ids: readonly number[]): void {
  const rows = own.get(model) ?? new Map<number, number>()
  own.set(model, rows)
  for (const id of ids) rows.set(id, Date.now() + NEWS_MS)
}

/** Remembers which rows a call changes, so that their news is not announced to whoever made it. */
export function followOwnChange(operationId: string, args: object, call: Promise<unknown>): void {
  if (READS.test(operationId)) return
  const [model = ''] = operationId.split('.')
  note(model, idsIn(args))
  const calls = underWay.get(model) ?? new Set()
  underWay.set(model, calls)
  const ended = call.then(
    (answer) => note(model, idsIn(answer)),
    () => undefined,
  )
  calls.add(ended)
  void ended.then(() => calls.delete(ended))
}

/** Resolves when it is known which rows the calls under way have made: news of a new row may overtake the answer. */
export async function ownChangesKnown(model: string): Promise<void> {
  await Promise.all(underWay.get(model) ?? [])
}

/** Whether this page has changed the row itself just now. */
export const isOwnChange = (model: string, id: number): boolean => (own.get(model)?.get(id) ?? 0) > Date.now()
