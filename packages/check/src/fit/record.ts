import type { ContractDocument, ContractOperation } from '@lineboard/contract/document'
import { entities } from '@lineboard/contract/entities'
import type { Connection, Progress } from '@lineboard/sdk/command'
import type { Outcome } from '../contract/judge.ts'
import { assertReached, runCheck } from '../contract/run-check.ts'
import { createProbe, type Probe } from '../server/probe.ts'
import { isRow, listQuery, type Row } from '../server/rows.ts'
import { copiesOf, keyColumns, type OtherList, timeFacts } from './column-facts.ts'
import { relationsOf } from './evidence.ts'
import type { Explorer } from './explorer.ts'
import { observeRows } from './observe-rows.ts'
import type { CallState, Recorded, RecordedField, RecordedModel } from './recorded.ts'

/** How to record. */
export interface RecordOptions {
  signal: AbortSignal
  rowLimit: number
  explorer: Explorer | undefined
  onProgress: (progress: Progress) => void
}

/** `/CallLogs/statistics` where the server looked for a row with the id "statistics". */
function isTakenForId({ path, drift }: Outcome): boolean {
  const last = path.split('/').at(-1) ?? ''
  const [status] = drift.filter(({ where }) => where === 'status')
  return !last.includes('{') && status !== undefined && status.got.toLowerCase().includes(`"${last.toLowerCase()}"`)
}

/** Whether a server has a call, by what a check of it found. */
function stateOf(outcome: Outcome): CallState {
  const { state, drift } = outcome
  if (state === 'missing' || isTakenForId(outcome)) return 'notServed'
  if (state === 'refused' || state === 'skipped') return 'unknown'
  // No row to ask for, or no answer: that says nothing of the call.
  const isUntold = drift.some(({ where, got }) => where === 'answer' || (where === 'status' && /^[45]/.test(got)))
  return isUntold ? 'unknown' : 'served'
}

/** Express reads paths in any letter case, unless it is told otherwise. */
const withoutNames = (path: string) => path.replaceAll(/\{\w+\}/g, '{}').toLowerCase()

type States = ReadonlyMap<string, CallState>

/** Calls as the explorer has them: those that change something, which are not tried, and those of which a try told nothing. */
function statesByExplorer({ operations }: ContractDocument, states: States, explorer: Explorer): States {
  const named = new Set(explorer.calls.map(withoutNames))
  const isNamed = ({ method, path }: ContractOperation) => named.has(withoutNames(`${method} ${path}`))
  const known = new Map(states)
  // An explorer of another part of the server, or with other paths, names none of the calls that were answered.
  if (![...operations].some((operation) => states.get(operation.id) === 'served' && isNamed(operation))) return known
  for (const operation of operations) {
    const state = states.get(operation.id)
    if (state === undefined) known.set(operation.id, isNamed(operation) ? 'served' : 'notServed')
    else if (state === 'unknown' && !isNamed(operation)) known.set(operation.id, 'notServed')
  }
  return known
}

/** An id that no row has. */
const NO_ROW = 'lineboardNoRow'

/**
 * Reads whose last part the server takes for the id of a row, and fails to find: it answers the same to any other word. Errors have no words
 * in production.
 */
async function takenForIds(probe: Probe, { operations }: ContractDocument, outcomes: readonly Outcome[]) {
  const statusOf = async (path: string) => (await probe({ method: 'GET', path }).catch(() => undefined))?.status
  const known = new Map<string, Promise<number | undefined>>()
  const taken: string[] = []
  for (const { operationId, path, drift } of outcomes) {
    const parts = path.split('/')
    const isSub = parts.length === 3 && !path.includes('{')
    const failed = drift.find(({ where, got }) => where === 'status' && /^(404|5\d\d)/.test(got))
    const operation = operations.find(({ id }) => id === operationId)
    if (!isSub || !failed || operation?.method !== 'GET') continue
    const parent = parts.slice(0, 2).join('/')
    const asked = known.get(parent) ?? statusOf(`${parent}/${NO_ROW}`)
    known.set(parent, asked)
    if (failed.got.startsWith(String(await asked))) taken.push(operationId)
  }
  return taken
}

interface List {
  path: string
  relations: readonly string[]
  named: Readonly<Record<string, RecordedField>> | undefined
}

/** Rows of a list with one relation; undefined where the server rejects it. */
async function rowsOf(probe: Probe, path: string, limit: number, include?: string) {
  const query = include
    ? `filter=${encodeURIComponent(JSON.stringify({ limit, include: [include] }))}`
    : listQuery(limit)
  const answer = await probe({ method: 'GET', path: `${path}?${query}` }).catch(() => undefined)
  const rows = answer?.status === 200 && Array.isArray(answer.json) ? answer.json.filter(isRow) : undefined
  return { status: answer?.status ?? 0, rows }
}

const RELATED_ROWS = 20

async function readRelations(probe: Probe, { path, relations }: List) {
  const found: Record<'embedded' | 'refused' | 'unseen', string[]> = { embedded: [], refused: [], unseen: [] }
  const keys: Record<string, string[]> = {}
  const related = new Map<string, readonly Row[]>()
  for (const relation of relations) {
    const { status, rows } = await rowsOf(probe, path, RELATED_ROWS, relation)
    const isSeen = rows?.some((row) => row[relation] !== undefined && row[relation] !== null)
    const columns = rows ? keyColumns(rows, relation) : []
    if (columns.length > 0) keys[relation] = columns
    related.set(relation, rows?.flatMap((row) => [row[relation]].flat().filter(isRow)) ?? [])
    if (isSeen) found.embedded.push(relation)
    else if (rows) found.unseen.push(relation)
    else if (status >= 400 && status !== 401 && status !== 403) found.refused.push(relation)
  }
  return { relations: found, keys, related }
}

const fieldsOf = (rows: readonly Row[], { relations, named = {} }: List) => {
  const seen = observeRows(rows, new Set(relations))
  const all = { ...named, ...seen }
  const isTold = (name: string) => all[name]?.kind === 'unknown' && named[name] !== undefined
  return Object.fromEntries(
    Object.keys(all)
      .toSorted()
      .flatMap((name) => {
        const field = isTold(name) ? { ...seen[name], ...named[name], nulls: seen[name]?.nulls ?? 0 } : all[name]
        // What was seen or named says at least of which kind it is.
        return field ? [[name, field as RecordedField] as const] : []
      }),
  )
}

const someOf = <Key extends string>(key: Key, value: object) => (Object.keys(value).length > 0 ? { [key]: value } : {})

async function recordList(
  probe: Probe,
  list: List,
  rowLimit: number,
): Promise<RecordedModel & { read: readonly Row[]; related: ReadonlyMap<string, readonly Row[]> }> {
  const { path, named } = list
  const { status, rows } = await rowsOf(probe, path, rowLimit)
  const none = {
    relations: { embedded: [], refused: [], unseen: [] },
    keys: {},
    related: new Map<string, readonly Row[]>(),
  }
  const state: CallState = rows ? 'served' : status === 404 ? 'notServed' : 'unknown'
  const fields = state === 'notServed' ? {} : fieldsOf(rows ?? [], list)
  const { relations, keys, related } = rows ? await readRelations(probe, list) : none
  const { same, spans } = timeFacts(rows ?? [], Object.keys(fields))
  return {
    path,
    state,
    rows: rows?.length ?? 0,
    isWhole: named !== undefined,
    ...{ fields, relations, ...someOf('keys', keys), ...someOf('same', same), ...someOf('spans', spans) },
    read: rows ?? [],
    related,
  }
}

/** A model without a list: rows of it that come with those of other models. */
function embeddedList(model: string, rows: readonly Row[], explorer: Explorer | undefined): RecordedModel {
  const named = explorer?.models.get(model)
  const relations = { embedded: [], refused: [], unseen: [] }
  const names = Object.keys(relationsOf(model))
  const fields = fieldsOf(rows, { path: '', relations: names, named })
  return { path: '', state: 'served', rows: rows.length, isWhole: named !== undefined, fields, relations }
}

/** Lists of the same rows. */
const twins = ['CallLog', 'CallLogSupport', 'LightCallLog']

/** The number that was called leads from a call to its tracking number, which has the source, gateway and customer of the call. */
const byNumber = { own: 'trackingNumber', other: 'tracking_number' }

function withCopies(models: Readonly<Record<string, RecordedModel>>, read: ReadonlyMap<string, readonly Row[]>) {
  const entries = Object.entries(models).map(([model, recorded]) => {
    const others = new Map(
      [...read]
        .filter(([name]) => name !== model)
        .map(([name, rows]): [string, OtherList] => [name, { rows, ...(name === 'OpNumber' && { key: byNumber }) }]),
    )
    const copies = twins.includes(model) ? copiesOf(read.get(model) ?? [], others) : {}
    return [model, { ...recorded, ...someOf('copies', copies) }] as const
  })
  return Object.fromEntries(entries)
}

const listOf = ({ operations }: ContractDocument, model: string): ContractOperation | undefined =>
  operations.find(({ id, path }) => id === `${model}.find` && !path.includes('{'))

/** Reads what a server has: calls, and the fields of its lists. Throws what aborted it, and a CliError where nobody answers. */
export async function record(
  document: ContractDocument,
  connection: Connection,
  { signal, rowLimit, explorer, onProgress }: RecordOptions,
): Promise<Recorded> {
  // A server without such a call takes the last part of its path for an id, and would replace that row.
  const asked = document.operations.filter(({ method }) => method === 'GET' || method === 'POST')
  const isWanted = (id: string) => asked.some((operation) => operation.id === id)
  const options = { signal, isWanted, isWriting: false, concurrency: 4, rowLimit: 20, onProgress }
  const checked = await runCheck(document, connection, options)
  if (!explorer) assertReached(checked, document)
  const probe = createProbe(connection, signal)
  const tried = new Map(checked.outcomes.map((outcome) => [outcome.operationId, stateOf(outcome)]))
  for (const id of await takenForIds(probe, document, checked.outcomes)) tried.set(id, 'notServed')
  const states = explorer ? statesByExplorer(document, tried, explorer) : tried
  const models: Record<string, RecordedModel> = {}
  const embedded = new Map<string, readonly Row[]>()
  const rowsOfTwins = new Map<string, readonly Row[]>()
  for (const [model, { relations }] of Object.entries(entities)) {
    const list = listOf(document, model)
    if (!list) continue
    signal.throwIfAborted()
    const named = explorer?.models.get(model)
    const names = Object.keys(relations)
    const { read, related, ...recorded } = await recordList(
      probe,
      { path: list.path, relations: names, named },
      rowLimit,
    )
    models[model] = recorded
    if (twins.includes(model) || model === 'OpNumber') rowsOfTwins.set(model, read)
    for (const [name, rows] of related) {
      const target = relationsOf(model)[name]?.model
      if (target && !listOf(document, target)) embedded.set(target, [...(embedded.get(target) ?? []), ...rows])
    }
  }
  for (const [model, rows] of embedded) if (rows.length > 0) models[model] = embeddedList(model, rows, explorer)
  const known = new Set(Object.values(models).map(({ path }) => path))
  const others: Record<string, RecordedModel> = {}
  for (const [name, path] of explorer?.lists ?? []) {
    if (known.has(path)) continue
    signal.throwIfAborted()
    const named = explorer?.models.get(name)
    const { read: _, related: __, ...recorded } = await recordList(probe, { path, relations: [], named }, rowLimit)
    others[name] = recorded
  }
  return {
    recorded: 1,
    contractVersion: document.version,
    calls: Object.fromEntries([...states].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    models: withCopies(models, rowsOfTwins),
    others,
    ...(explorer && { explorerCalls: explorer.calls }),
  }
}
