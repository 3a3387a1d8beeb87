import type { ContractDocument } from '@lineboard/contract/document'
import type { Row } from '../server/rows.ts'
import { type Ask, type Condition, type Query, shownRequest } from './ask.ts'
import { conditionRequest, isOptional, opposed } from './conditions.ts'
import type { Examiner } from './examiner.ts'
import { differing } from './judge-reply.ts'
import { countOf, listOf, sampleOf } from './subject.ts'

/** Rows that a condition finds, by condition. */
export type Found = Map<Condition, readonly Row[]>

const ids = (rows: readonly Row[]) => new Set(rows.map(({ id }) => id))

/** Asks for the rows of each condition. Optional operators that the server refuses are answered. */
export async function findAll(
  ask: Ask,
  examiner: Examiner,
  conditions: readonly Condition[],
): Promise<{ found: Found; refused: string[] }> {
  const found: Found = new Map()
  const refused = new Set<string>()
  for (const where of conditions) {
    if (isOptional(where) && 'operator' in where) {
      if (refused.has(where.operator)) continue
      const { status } = await ask.query(listOf(examiner.subject(), { where }))
      if (status >= 400) refused.add(where.operator)
      if (status >= 400) continue
    }
    const reply = await examiner.examine(conditionRequest(examiner.subject(), where))
    if (reply?.rows) found.set(where, reply.rows)
  }
  return { found, refused: [...refused] }
}

/** A count says as many as the list of the same condition has rows. */
export async function checkCounts(examiner: Examiner, found: Found): Promise<void> {
  const whole = countOf(examiner.subject())
  if (whole) await examiner.examine(whole)
  for (const [where, rows] of found) {
    const query = countOf(examiner.subject(), where)
    const reply = query && (await examiner.examine(query))
    if (!query || !reply || reply.count === rows.length) continue
    const problem = `it counts ${reply.count} where the list has ${rows.length}`
    const list = listOf(examiner.subject(), { where })
    examiner.report({ about: 'count', problem, requests: [shownRequest(query), shownRequest(list)] })
  }
}

/** A condition and its opposite share no row, and together find every row that has a value. */
export function checkOpposites(examiner: Examiner, found: Found): void {
  const subject = examiner.subject()
  for (const [one, other] of opposed([...found.keys()])) {
    if ('join' in one) continue
    const [left, right] = [one, other].map((each) => {
      const key = [...found.keys()].find((known) => JSON.stringify(known) === JSON.stringify(each))
      return ids((key && found.get(key)) ?? [])
    })
    if (!left || !right) continue
    const isFilled = (row: Row) => row[one.field] !== undefined && row[one.field] !== null
    const both = subject.rows.find(({ id }) => left.has(id) && right.has(id))
    const neither = subject.rows.find((row) => isFilled(row) && !left.has(row.id) && !right.has(row.id))
    const problem = both
      ? `row ${String(both.id)} meets both a condition and its opposite`
      : neither && `row ${String(neither.id)} meets neither a condition nor its opposite`
    if (!problem) continue
    const requests = [one, other].map((where) => shownRequest(listOf(subject, { where })))
    examiner.report({ about: one.operator, problem, requests })
  }
}

/** Backwards is the reverse of forwards, also for texts, which every collation orders in its own way. */
export async function checkTextOrder(examiner: Examiner, text: string): Promise<void> {
  const subject = examiner.subject()
  const queries = ['ASC', 'DESC'].map((way) => listOf(subject, { order: [`${text} ${way}`, `id ${way}`] }))
  const [forwards, backwards] = await Promise.all(queries.map((query) => examiner.examine(query)))
  const filled = (rows: readonly Row[] = []) => rows.filter((row) => (row[text] ?? '') !== '').map(({ id }) => id)
  if (!forwards || !backwards) return
  const isReversed = filled(forwards.rows).join() === filled(backwards.rows).toReversed().join()
  if (isReversed) return
  const problem = `by ${text}, descending is not the reverse of ascending`
  examiner.report({ about: 'order', problem, requests: queries.map(shownRequest) })
}

const MAX_SINGLE = 3

/** A row read by its id is the row of the list, and an id that is nobody's is answered 404. */
export async function checkSingle(ask: Ask, examiner: Examiner): Promise<void> {
  const { rows, rowPath, kinds } = examiner.subject()
  if (rowPath === undefined) return
  for (const known of rows.slice(0, MAX_SINGLE)) {
    const path = `${rowPath}/${encodeURIComponent(String(known.id))}`
    const { status, row } = await ask.row(path)
    const other = row && differing(row, known, Object.keys(kinds))
    const problem =
      status !== 200 || !row
        ? `it answers ${status} for a row of the list`
        : other && `${other} of row ${String(known.id)} is not what the list says`
    if (problem) examiner.report({ about: 'findById', problem, requests: [`GET ${path}`] })
  }
  const unknown = Math.max(...rows.map(({ id }) => Number(id))) + 1_000_000
  if (!Number.isSafeInteger(unknown)) return
  const { status } = await ask.row(`${rowPath}/${unknown}`)
  if (status === 404) return
  const problem = `it answers ${status} for an id that no row has`
  examiner.report({ about: 'findById', problem, requests: [`GET ${rowPath}/${unknown}`] })
}

/** Lists whose answers say how many rows there are in all, and what counts the same rows. */
function totalled({ operations }: ContractDocument): { path: string; countPath: string }[] {
  return operations.flatMap(({ id, path, answers }) => {
    const [model, verb] = id.split('.')
    const countPath = operations.find((operation) => operation.id === `${model}.count`)?.path
    const hasTotal = answers['200']?.headers['X-Total-Count'] !== undefined
    return verb === 'find' && hasTotal && countPath ? [{ path, countPath }] : []
  })
}

/** X-Total-Count is what the count of the same condition says, however few rows were asked for; and as many come as are asked for. */
export async function checkTotals(ask: Ask, examiner: Examiner, document: ContractDocument): Promise<void> {
  for (const { path, countPath } of totalled(document)) {
    const page: Query = { call: 'find', path, limit: 1 }
    const { status, rows } = await ask.query(page)
    const [row] = rows ?? []
    if (status !== 200 || !row) continue
    let whole: number | undefined
    for (const where of [undefined, { field: 'id', operator: 'gt', operand: sampleOf(row, 'id') }]) {
      const list = { ...page, where }
      const counting: Query = { call: 'count', path: countPath, where }
      const totals = async () => [(await ask.query(list)).total, (await ask.query(counting)).count]
      const isSame = ([total, count]: (number | undefined)[]) => {
        if (!where) whole = count
        return total === count
      }
      // Once more, as rows come and go on a live server.
      if (isSame(await totals()) || isSame(await totals())) continue
      const [total, count] = await totals()
      const problem = `X-Total-Count says ${total ?? 'nothing'} where the count is ${count ?? 'none'}`
      examiner.report({ about: 'X-Total-Count', problem, requests: [shownRequest(list), shownRequest(counting)] })
    }
    await checkCap(ask, examiner, path, whole)
  }
}

/** Servers that give no more rows than so many at once do so from about here on. */
const [SOME, MANY] = [100, 1000]

/** As many rows come as were asked for, where there are that many: some servers give no more than a hundred at once, without a word. */
async function checkCap(ask: Ask, examiner: Examiner, path: string, count = 0): Promise<void> {
  const limit = Math.min(count, MANY)
  const list: Query = { call: 'find', path, limit }
  const lengthOf = async () => (await ask.query(list)).rows?.length ?? limit
  // Once more, as rows go on a live server.
  if (count <= SOME || (await lengthOf()) >= limit) return
  const length = await lengthOf()
  if (length >= limit) return
  const problem = `no more than ${length} rows come at once, of ${count} that there are`
  examiner.report({ about: 'limit', problem, requests: [shownRequest(list)] })
}
