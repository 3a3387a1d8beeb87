import type { ContractDocument, ContractOperation, ContractParameter } from '@lineboard/contract/document'
import { type Probe, type ProbeAnswer, type ProbeRequest, silenceOf } from '../server/probe.ts'
import { listQuery, type ReadRows } from '../server/rows.ts'
import { type Drift, type Judge, messageOf, type Outcome } from './judge.ts'

/** Values of a query or body that only the server's own rows can tell. */
type Values = Readonly<Record<string, unknown>>

const idsOf = async (rows: ReturnType<ReadRows>) => (await rows).map(({ id }) => id).filter((id) => id !== undefined)

async function firstId(rows: ReturnType<ReadRows>, name: string): Promise<Values | undefined> {
  const [id] = await idsOf(rows)
  return id === undefined ? undefined : { [name]: id }
}

/** By operation; undefined where the server has no row to ask for. */
const knownValues: Readonly<Record<string, (rows: ReadRows) => Promise<Values | undefined>>> = {
  'Storage.getRecording': async (rows) => {
    const [call] = await rows('/CallLogs', { recordingId: { gt: 0 } })
    return call && { recording_id: call.recordingId }
  },
  'TicketVersion.latest': (rows) => firstId(rows('/tickets'), 'tid'),
  'DashRole.associatedDashUsers': (rows) => firstId(rows('/DashRoles'), 'id'),
  'PaymentMethod.invoice': async (rows) => {
    const [payment] = await rows('/PaymentTransactions', { transactionType: 'payment' })
    return payment && { customerId: payment.customerId, transactionId: payment.id }
  },
  'DashUser.severalUser': async (rows) => {
    const ids = await idsOf(rows('/DashUsers'))
    return ids.length > 0 ? { ids: ids.slice(0, 3) } : undefined
  },
}

/** Requests that the operation should answer with success, the likeliest first; none where there is no row to ask for. */
type Inputs = (operation: ContractOperation) => AsyncIterable<ProbeRequest>

// The examples name customers and sources of nobody in particular; without them, those of the session are meant.
const OPTIONAL_IDS = new Set(['customerId', 'trackingSources'])
const MAX_PARENTS = 20

const isList = ({ method, path }: ContractOperation, wanted: string) => method === 'GET' && path === wanted

function queryOf(operation: ContractOperation, known: Values, limit: number): string {
  const parts = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, required, example }) => {
      if (name === 'filter') return [listQuery(limit)]
      const value = known[name] ?? (required ? example : undefined)
      return value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`]
    })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function bodyOf({ body }: ContractOperation, known: Values): Pick<ProbeRequest, 'mediaType' | 'body'> {
  if (!body) return {}
  const example = Object.entries(body.example ?? {}).filter(([name]) => !OPTIONAL_IDS.has(name))
  const values = { ...Object.fromEntries(example), ...known }
  if (body.mediaType === 'application/json') return { mediaType: body.mediaType, body: JSON.stringify(values) }
  const form = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
  return { mediaType: body.mediaType, body: new URLSearchParams(form).toString() }
}

/** Makes the inputs of a contract: its examples, with ids of rows that the server itself lists. */
export function createInputs({ operations }: ContractDocument, rows: ReadRows, limit: number): Inputs {
  /** Fills the parameters of a path one after the other, from the list that stands before each. */
  async function* paths(
    parameters: readonly ContractParameter[],
    left: string,
    filled = '',
    template = '',
  ): AsyncGenerator<string> {
    const [, before = left, name, rest = ''] = /^(.*?)\{(\w+)\}(.*)$/.exec(left) ?? []
    if (!name) return yield filled + before
    const list = (template + before).replace(/\/$/, '')
    const next = `${template}${before}{${name}}`
    if (!operations.some((one) => isList(one, list))) {
      const example = parameters.find((one) => one.in === 'path' && one.name === name)?.example
      return yield* paths(parameters, rest, `${filled}${before}${example}`, next)
    }
    const found = await rows((filled + before).replace(/\/$/, ''))
    for (const { id } of found.slice(0, MAX_PARENTS)) {
      if (id === undefined) continue
      yield* paths(parameters, rest, `${filled}${before}${encodeURIComponent(String(id))}`, next)
    }
  }

  return async function* inputs(operation) {
    const ask = knownValues[operation.id]
    const known = ask ? await ask(rows) : {}
    if (!known) return
    const query = queryOf(operation, known, limit)
    const body = bodyOf(operation, known)
    for await (const path of paths(operation.parameters, operation.path)) {
      yield { method: operation.method, path: path + query, ...body }
    }
  }
}

/** What a check works with. */
export interface CheckTools {
  probe: Probe
  judge: Judge
  inputs: Inputs
}

// A row may be gone since it was listed, and not every row has all that can be asked of one.
const MAX_TRIES = 5

/** What is told of a request that got no answer. */
export const noAnswer = (problem: unknown): Drift => ({
  where: 'answer',
  expected: 'one',
  got: silenceOf(problem),
  count: 1,
})

// LoopBack names the model for a row that is not there; for a call it does not know it names none.
const isUnknownCall = (answer: ProbeAnswer) =>
  answer.status === 404 &&
  (/no method (to handle|handling)|cannot (get|post)/i.test(messageOf(answer)) || answer.json === undefined)

/** Judges one answer. */
export function judged(
  operation: ContractOperation,
  answer: ProbeAnswer,
  judge: Judge,
): Omit<Outcome, 'operationId' | 'method' | 'path'> {
  if (answer.status === 401 || answer.status === 403) {
    return { state: 'refused', drift: [], extra: [], reason: `${answer.status}, ${messageOf(answer)}` }
  }
  if (isUnknownCall(answer) && operation.isExtension)
    return { state: 'skipped', drift: [], extra: [], reason: 'the documents do not have this call' }
  const verdict = judge(operation, answer)
  if (isUnknownCall(answer)) return { state: 'missing', ...verdict }
  return { state: verdict.drift.length > 0 ? 'drift' : 'ok', ...verdict }
}

async function ask(operation: ContractOperation, request: ProbeRequest, { probe, judge }: CheckTools) {
  try {
    const answer = await probe(request)
    return { status: answer.status, ...judged(operation, answer, judge) }
  } catch (error) {
    return { status: 0, state: 'drift' as const, drift: [noAnswer(error)], extra: [] }
  }
}

/** Calls an operation with input of the server's own rows, and judges the answer. */
export async function checkOperation(operation: ContractOperation, tools: CheckTools): Promise<Outcome> {
  const { id, method, path } = operation
  const named = { operationId: id, method, path }
  let tries = 0
  let last: Outcome | undefined
  for await (const request of tools.inputs(operation)) {
    const { status, ...found } = await ask(operation, request, tools)
    last = { ...named, ...found }
    tries += 1
    if (status !== 404 || found.state === 'missing' || tries === MAX_TRIES) break
  }
  if (last) return last
  return { ...named, state: 'skipped', drift: [], extra: [], reason: 'the server lists no row to ask for' }
}
