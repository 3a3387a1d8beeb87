import type { ProfileFacts } from '@lineboard/sdk/profile'
import { messageOf } from '../contract/judge.ts'
import { isDone, type Probe, type ProbeAnswer } from '../server/probe.ts'
import { isRow, type Row } from '../server/rows.ts'
import type { Finding } from './finding.ts'
import { differing } from './judge-reply.ts'

/** Rows that a check makes, and takes away again. */
export interface OwnRows {
  /** Makes a row; undefined where the server does not, or answers none. */
  make(method: string, path: string, row: Row, deletePath?: string): Promise<Row | undefined>
  /** What the server answered instead of a row that was to be made; undefined where it made all. */
  refusal(): string | undefined
  send(method: string, path: string, body?: object): Promise<ProbeAnswer>
  /** Takes all away, the last one first, also what was deleted as a test; answers the addresses of what could not be. */
  clear(): Promise<string[]>
}

/** The probe must outlive an abort: what stayed behind would be somebody's. */
export function createOwnRows(probe: Probe): OwnRows {
  const left: string[] = []
  let refusal: string | undefined
  const send: OwnRows['send'] = (method, path, body) =>
    probe({ method, path, ...(body && { mediaType: 'application/json', body: JSON.stringify(body) }) })
  // A row that is gone already is answered 404, or a count of 0.
  async function isGone(path: string): Promise<boolean> {
    const answer = await send('DELETE', path)
    return isDone(answer) || answer.status === 404
  }
  return {
    send,
    refusal: () => refusal,
    async make(method, path, row, deletePath = path) {
      const answer = await send(method, path, row)
      const { status, json } = answer
      if (!isDone(answer) || !isRow(json) || json.id === undefined) {
        const isLost = isDone(answer) ? ' and no row, so that one may be left behind' : `, ${messageOf(answer)}`
        refusal = `${method} ${path} answers ${status}${isLost}`
        return undefined
      }
      left.push(`${deletePath}/${encodeURIComponent(String(json.id))}`)
      return json
    },
    async clear() {
      for (const path of left.toReversed()) {
        if (await isGone(path).catch(() => false)) left.splice(left.indexOf(path), 1)
      }
      return left
    },
  }
}

// A number that is kept for examples, so that it is nobody's.
const NUMBER = '+12025550147'

/** What the check makes, and what it is made at. */
const sources = '/TrackingSources'
const receivers = '/ReceivingNumbers'
const customers = '/Customers'

const sampleSources: readonly Row[] = [
  { name: 'alpha', type: 'paid_search', monthlyCost: 10, description: 'north wall' },
  { name: 'Bravo', type: 'print', monthlyCost: 20, description: 'North gate' },
  { name: 'charlie', type: 'radio', monthlyCost: 20.5 },
  { name: 'delta', type: 'email', description: 'south' },
  { name: 'Echo', type: 'print', monthlyCost: 40 },
  { name: 'foxtrot', type: 'social', monthlyCost: 55, description: 'harbour' },
]

/** A customer, and tracking sources of it with and without values of each kind; undefined where the server makes none. */
export async function makeSources(own: OwnRows, now: Date, signal: AbortSignal): Promise<Row[] | undefined> {
  const companyName = `Lineboard check ${now.toISOString()}`
  const customer = await own.make('POST', customers, { companyName, currency: 'USD' })
  if (!customer) return undefined
  const made: Row[] = []
  for (const source of sampleSources) {
    signal.throwIfAborted()
    const row = { ...source, name: `${companyName} ${String(source.name)}`, customerId: customer.id }
    const answered = await own.make('PUT', sources, row)
    if (!answered) return undefined
    made.push({ ...row, id: answered.id })
  }
  return made
}

export const addressOf = (path: string, row: Row) => `${path}/${encodeURIComponent(String(row.id))}`

async function read(own: OwnRows, path: string): Promise<Row> {
  const { json } = await own.send('GET', path)
  return isRow(json) ? json : {}
}

/** What was written is what is read. */
export async function checkCreated(own: OwnRows, made: readonly Row[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const row of made) {
    const path = addressOf(sources, row)
    const after = await read(own, path)
    const lost = Object.keys(row).find((name) => after[name] === undefined) ?? differing(after, row, Object.keys(row))
    if (!lost) continue
    const problem = `${lost} of row ${String(row.id)} is not what was written`
    const sent = Object.keys(row).filter((name) => name !== 'id')
    findings.push({ about: 'create', problem, requests: [`PUT ${sources} {${sent.join(', ')}}`, `GET ${path}`] })
  }
  return findings
}

/** A PUT of some fields: what happens to the others is a fact of the profile, and what was sent is kept. */
export async function checkPut(
  own: OwnRows,
  row: Row,
): Promise<{ put?: ProfileFacts['put']; findings: readonly Finding[] }> {
  const path = addressOf(sources, row)
  const { id, customerId, name, type } = row
  const changed = { id, customerId, type, name: `${String(name)}, changed` }
  const { status } = await own.send('PUT', sources, changed)
  if (status >= 400) return { put: 'refuses', findings: [] }
  const after = await read(own, path)
  const problem = after.name === changed.name ? undefined : `name of row ${String(id)} is not what was written`
  const requests = [`PUT ${sources} {id, customerId, type, name}`, `GET ${path}`]
  return {
    put: (after.description ?? null) === null ? 'replaces' : 'merges',
    findings: problem === undefined ? [] : [{ about: 'put', problem, requests }],
  }
}

/** A PATCH changes the fields it names and keeps the rest. */
export async function checkPatch(own: OwnRows, customerId: unknown): Promise<Finding[]> {
  const made = await own.make('POST', receivers, { customerId, number: NUMBER, description: 'Lineboard check' })
  if (!made) return []
  const path = addressOf(receivers, made)
  const before = await read(own, path)
  const { status, json } = await own.send('PATCH', receivers, { id: made.id, description: 'Lineboard check, changed' })
  const after = await read(own, path)
  const others = Object.keys(before).filter((name) => name !== 'description')
  const lost = others.find((name) => !(name in after) && before[name] !== null) ?? differing(after, before, others)
  const isChanged = after.description === 'Lineboard check, changed'
  const answered = isRow(json) ? json : {}
  const unsaid = others.find((name) => (before[name] ?? null) !== null && answered[name] === undefined)
  const problem =
    status >= 400
      ? `it answers ${status}`
      : lost
        ? `${lost} of row ${String(made.id)} is no longer what it was`
        : !isChanged
          ? `description of row ${String(made.id)} is not what was written`
          : unsaid && `the answer is not the row whole: ${unsaid} is missing`
  const requests = [`PATCH ${receivers} {id, description}`, `GET ${path}`]
  return problem === undefined ? [] : [{ about: 'patch', problem, requests }]
}

/** What was deleted is answered 404, and is in no list. */
export async function checkDeleted(own: OwnRows, row: Row): Promise<Finding[]> {
  const path = addressOf(sources, row)
  const { status, json } = await own.send('DELETE', path)
  const after = await own.send('GET', path)
  const filter = encodeURIComponent(JSON.stringify({ where: { id: row.id } }))
  const listed = await own.send('GET', `${sources}?filter=${filter}`)
  const isListed = Array.isArray(listed.json) && listed.json.some((each) => isRow(each) && each.id === row.id)
  const problem =
    status !== 200 || !isRow(json) || json.count !== 1
      ? `deleting row ${String(row.id)} answers ${status}, and not that one row is deleted`
      : after.status !== 404
        ? `a deleted row is answered ${after.status}`
        : isListed && 'a deleted row is still in the list'
  return problem ? [{ about: 'delete', problem, requests: [`DELETE ${path}`, `GET ${path}`] }] : []
}
