import type { ContractDocument, ContractOperation } from '@lineboard/contract/document'
import type { Connection } from '@lineboard/sdk/command'
import { createProbe, isDone, type Probe, type ProbeAnswer, type ProbeRequest } from '../server/probe.ts'
import type { Row } from '../server/rows.ts'
import { judged, noAnswer } from './check-operation.ts'
import { type Drift, type Judge, type Outcome, showValue } from './judge.ts'

/** One call of the writing check. */
interface WriteStep {
  operationId: string
  /** Name of the row it is about: created under it, and called by it. */
  row: string
  kind: 'create' | 'read' | 'change' | 'count' | 'delete' | 'read deleted'
  /** Body, from the ids of the rows created so far by their names. */
  body?: (ids: Readonly<Record<string, unknown>>) => Row
  /** Where of a count. */
  where?: (ids: Readonly<Record<string, unknown>>) => Row
}

// Numbers and addresses that are kept for examples, so that none is anybody's.
const NUMBER = '+12025550147'

/** What is written, in order: a customer, what it owns, and all of it taken away again. */
function writeSteps(name: string): WriteStep[] {
  const customer = (more: Row) => () => ({ companyName: name, ...more })
  const owned = (more: Row) => (ids: Readonly<Record<string, unknown>>) => ({ customerId: ids.customer, ...more })
  const source = { name: `${name} source`, type: 'paid_search' }
  return [
    { operationId: 'Customer.create', row: 'customer', kind: 'create', body: customer({ currency: 'USD' }) },
    { operationId: 'Customer.findById', row: 'customer', kind: 'read' },
    {
      operationId: 'Customer.upsert',
      row: 'customer',
      kind: 'change',
      body: ({ customer: id }) => ({ id, companyName: `${name}, changed`, currency: 'USD' }),
    },
    { operationId: 'TrackingSource.upsert', row: 'source', kind: 'create', body: owned(source) },
    { operationId: 'TrackingSource.findById', row: 'source', kind: 'read' },
    {
      operationId: 'TrackingSource.upsert',
      row: 'source',
      kind: 'change',
      body: (ids) => ({ id: ids.source, customerId: ids.customer, ...source, name: `${name}, changed` }),
    },
    {
      operationId: 'TrackingSource.count',
      row: 'source',
      kind: 'count',
      where: ({ customer: customerId, source: id }) => ({ and: [{ customerId }, { id }] }),
    },
    { operationId: 'TrackingSource.deleteById', row: 'source', kind: 'delete' },
    { operationId: 'TrackingSource.findById', row: 'source', kind: 'read deleted' },
    { operationId: 'BlacklistNumber.create', row: 'blocked', kind: 'create', body: owned({ number: NUMBER }) },
    { operationId: 'BlacklistNumber.deleteById', row: 'blocked', kind: 'delete' },
    { operationId: 'Customer.deleteById', row: 'customer', kind: 'delete' },
    { operationId: 'Customer.findById', row: 'customer', kind: 'read deleted' },
  ]
}

const one = (where: string, expected: string, got: string): Drift => ({ where, expected, got, count: 1 })

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined

/** Where the answer is not what was written before, although its shape is right. */
function effectDrift(step: WriteStep, { json }: ProbeAnswer, written: Row): Drift[] {
  if (step.kind === 'count' || step.kind === 'delete') {
    const count = fieldOf(json, 'count')
    return count === 1 ? [] : [one('effect /count', '1', showValue(count))]
  }
  return Object.entries(written)
    .filter(([name, value]) => fieldOf(json, name) !== value)
    .map(([name, value]) =>
      one(`effect /${name}`, `${showValue(value, name)}, as written`, showValue(fieldOf(json, name), name)),
    )
}

interface WriteTools {
  judge: Judge
  isWanted: (operationId: string) => boolean
  signal: AbortSignal
}

type Ids = Record<string, unknown>

function requestOf({ method, path }: ContractOperation, step: WriteStep, ids: Ids): ProbeRequest {
  const filled = path.replace('{id}', encodeURIComponent(String(ids[step.row])))
  const query = step.where ? `?where=${encodeURIComponent(JSON.stringify(step.where(ids)))}` : ''
  const body = step.body && { mediaType: 'application/json', body: JSON.stringify(step.body(ids)) }
  return { method, path: filled + query, ...body }
}

const idOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, 'id') : undefined

const gone = (status: number): Drift[] =>
  status === 404 ? [] : [{ where: 'effect status', expected: '404, as it was deleted', got: String(status), count: 1 }]

/** Takes away what was made and is still there, even after an abort: what stays behind would be somebody's. */
async function cleanUp(created: ReadonlyMap<string, ContractOperation>, ids: Ids, probe: Probe): Promise<Drift[]> {
  const left: Drift[] = []
  for (const [row, operation] of [...created].reverse()) {
    const path = operation.path.replace('{id}', encodeURIComponent(String(ids[row])))
    const answer = await probe({ method: 'DELETE', path }).catch(() => undefined)
    if (answer && isDone(answer)) continue
    left.push({ where: 'clean-up', expected: 'the row deleted', got: `${path} is left behind`, count: 1 })
  }
  return left
}

/**
 * Creates, reads, changes and deletes a customer of its own and rows in it, and checks answers and effects against the
 * contract. Nothing of it is left, even where it is aborted.
 */
export async function checkWrites(
  document: ContractDocument,
  connection: Connection,
  { judge, isWanted, signal }: WriteTools,
): Promise<Outcome[]> {
  const probe = createProbe(connection, new AbortController().signal)
  const operations = new Map(document.operations.map((operation) => [operation.id, operation]))
  const outcomes: Outcome[] = []
  const ids: Ids = {}
  const written: Record<string, Row> = {}
  const created = new Map<string, ContractOperation>()

  async function run(step: WriteStep, operation: ContractOperation): Promise<void> {
    const named = { operationId: operation.id, method: operation.method, path: operation.path }
    const isOrphan = step.kind !== 'create' && ids[step.row] === undefined
    if (isOrphan) {
      outcomes.push({ ...named, state: 'skipped', drift: [], extra: [], reason: 'its row could not be created' })
      return
    }
    const answer = await probe(requestOf(operation, step, ids))
    if (step.kind === 'read deleted') {
      const drift = gone(answer.status)
      outcomes.push({ ...named, state: drift.length > 0 ? 'drift' : 'ok', drift, extra: [] })
      return
    }
    const verdict = judged(operation, answer, judge)
    if (step.kind === 'create') {
      ids[step.row] = idOf(answer.json)
      const model = operation.id.split('.')[0]
      const undo = operations.get(`${model}.deleteById`)
      if (ids[step.row] !== undefined && undo) created.set(step.row, undo)
    }
    if (step.body) written[step.row] = step.body(ids)
    if (step.kind === 'delete' && isDone(answer)) created.delete(step.row)
    const drift = verdict.state === 'ok' ? effectDrift(step, answer, written[step.row] ?? {}) : verdict.drift
    outcomes.push({
      ...named,
      ...verdict,
      drift,
      state: verdict.state === 'ok' && drift.length > 0 ? 'drift' : verdict.state,
    })
  }

  const drifted = (step: WriteStep, operation: ContractOperation, drift: readonly Drift[]) =>
    outcomes.push({
      operationId: step.operationId,
      method: operation.method,
      path: operation.path,
      state: 'drift',
      drift,
      extra: [],
    })

  try {
    for (const step of writeSteps(`Lineboard check ${new Date().toISOString()}`)) {
      const operation = operations.get(step.operationId)
      if (!operation || !isWanted('Customer.create')) continue
      signal.throwIfAborted()
      await run(step, operation).catch((problem: unknown) => drifted(step, operation, [noAnswer(problem)]))
    }
  } finally {
    const left = await cleanUp(created, ids, probe)
    const [step] = writeSteps('')
    const operation = operations.get('Customer.deleteById')
    if (left.length > 0 && step && operation) drifted({ ...step, operationId: operation.id }, operation, left)
  }
  return outcomes
}
