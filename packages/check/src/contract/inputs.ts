import type { ContractDocument, ContractOperation, ContractParameter } from '@lineboard/contract/document'
import type { ProbeRequest } from '../server/probe.ts'
import { listQuery, type ReadRows } from '../server/rows.ts'

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
export type Inputs = (operation: ContractOperation) => AsyncIterable<ProbeRequest>

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
