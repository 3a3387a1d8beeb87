import { isObject } from './fit.ts'
import { type Join, type JoinPlan, withField } from './joins.ts'
import { listOf } from './queries.ts'

/** Reads rows of a model; undefined where there is no list of it. */
export type ReadRows = (model: string, filter: object) => Promise<{ data: unknown }> | undefined

/** How many ids are asked for in one call: more make addresses too long. */
const IDS_ASKED = 50

/** A list that this user may not read, or that the server does not have. */
const isClosed = (error: unknown) =>
  [401, 403, 404].includes(Number(Object(error).status)) || Object(error).name === 'NotServedError'

const rowsOf = (data: unknown, [first, ...rest]: readonly string[]): Record<string, unknown>[] => {
  const rows = listOf(data).filter(isObject)
  return first === undefined ? rows : rows.flatMap((row) => rowsOf(row[first], rest))
}

/** Related rows of these ids; undefined where they can't be read. */
async function related({ model, key, scope }: Join, ids: readonly unknown[], read: ReadRows) {
  const { where, limit: _, skip: __, ...how } = scope
  const fields = withField(how.fields, key)
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_ASKED) }, (_, at) =>
    ids.slice(at * IDS_ASKED, (at + 1) * IDS_ASKED),
  )
  try {
    const answers = await Promise.all(
      parts.map((part) => {
        const found = { [key]: { inq: part } }
        const filter = { ...how, where: where === undefined ? found : { and: [found, where] } }
        return read(model, fields === undefined ? filter : { ...filter, fields })
      }),
    )
    if (answers.includes(undefined)) return undefined
    return answers.flatMap((answer) => rowsOf(answer?.data, []))
  } catch (error) {
    if (isClosed(error)) return undefined
    throw error
  }
}

async function addJoin(join: Join, data: unknown, read: ReadRows): Promise<void> {
  const { below, relation, own, key, isMany, scope } = join
  const rows = rowsOf(data, below)
  const ids = [...new Set(rows.map((row) => row[own]).filter((id) => id !== undefined && id !== null))]
  const found = ids.length > 0 ? await related(join, ids, read) : []
  if (!found) return
  const isKeyAdded = withField(scope.fields, key) !== undefined
  const byKey = new Map<string, Record<string, unknown>[]>()
  for (const each of found) byKey.set(String(each[key]), [...(byKey.get(String(each[key])) ?? []), each])
  if (isKeyAdded) for (const each of found) delete each[key]
  const { skip = 0, limit } = scope
  for (const row of rows) {
    const all = byKey.get(String(row[own])) ?? []
    const end = typeof limit === 'number' && limit > 0 ? Number(skip) + limit : undefined
    if (isMany) row[relation] = all.slice(Number(skip), end)
    else if (all[0]) row[relation] = all[0]
  }
}

/** Adds related rows that are read by ids to rows that came without them. */
export async function addJoined(
  { joins, added }: Pick<JoinPlan, 'joins' | 'added'>,
  data: unknown,
  read: ReadRows,
): Promise<void> {
  await Promise.all(joins.map((join) => addJoin(join, data, read)))
  for (const { below, field } of added) for (const row of rowsOf(data, below)) delete row[field]
}
