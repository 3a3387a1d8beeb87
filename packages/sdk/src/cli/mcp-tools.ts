import { createHash } from 'node:crypto'
import { mostKeptRows } from '@lineboard/contract/delete-actions'
import { contractDocument } from '@lineboard/contract/document'
import { entities } from '@lineboard/contract/entities'
import { samples } from '@lineboard/contract/samples'
import { errorMessage } from '../errors/error-message.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import { operationEntry } from '../operations/operation-entries.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import type { OperationId } from '../operations/operation-types.ts'
import type { Access } from '../permissions/access.ts'
import { may } from '../permissions/may.ts'
import { repairs } from '../repairs/repairs.ts'
import { retries } from '../transport/retries.ts'
import { createTransport } from '../transport/transport.ts'
import { checkNames, contractOf, entryOf, isArgs } from './call-command.ts'
import type { Connection } from './connection.ts'
import { whereOf } from './export-command.ts'
import { CliError } from './flags.ts'
import { type List, listNames, listOf } from './lists.ts'
import { toShow } from './terminal.ts'

/** Rows that one answer has at most, and characters: assistants read all of it. */
const MOST_ROWS = 100
const MOST_CHARACTERS = 60_000
const MOST_FOUND = 20

const metadata: Readonly<Record<string, { fields: object; relations: object }>> = entities

const isOperationId = (id: string): id is OperationId => operationEntry(id) !== undefined

/** Rows of a list, as an assistant asks for them. */
export interface WantedRows {
  list: string
  filter?: string | undefined
  period?: string | undefined
  timeZone?: string | undefined
  order?: string | undefined
  limit?: number | undefined
}

/** Calls whose name, summary or address has some of these words, those with most of them first. */
function found(calls: typeof contractDocument.operations, words: string): object[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return calls
    .map(({ id, path, method }) => ({
      operation: id,
      does: samples[id]?.summary ?? '',
      request: `${method} ${path}`,
      changes: operationEntry(id)?.effect === 'write',
    }))
    .map((call) => ({ call, hits: wanted.filter((word) => JSON.stringify(call).toLowerCase().includes(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((left, right) => right.hits - left.hits)
    .slice(0, MOST_FOUND)
    .map(({ call }) => call)
}

/** What the contract says of a call and the rows of its model. */
function descriptionOf({ id, effect }: OperationEntry): object {
  const operation = contractDocument.operations.find((each) => each.id === id)
  const [model = ''] = id.split('.')
  const { schemas } = contractDocument.components
  const meta = Object.hasOwn(metadata, model) ? metadata[model] : undefined
  return {
    operation: id,
    does: samples[id]?.summary,
    changes: effect === 'write',
    parameters: operation?.parameters,
    body: operation?.body && { ...operation.body, schema: schemas[`${model}Input`] },
    fields: meta?.fields,
    relations: meta && Object.keys(meta.relations),
    example: samples[id]?.cli,
  }
}

/** What an assistant can do for the person who signed in: what that person may, and nothing that changes anything unless told so. */
export function toolsFor(connection: Connection, access: Access, signal: AbortSignal) {
  const { baseUrl, timeoutMs, token, secrets, api } = connection
  const transport = createTransport({ repairs, baseUrl, timeoutMs, tokens: { token: () => token } }, { retries })
  const calls = repairs.calls(transport.call, operationEntry)
  const permitted = contractDocument.operations.filter(({ id }) => isOperationId(id) && may(access, id))

  const textOf = (value: unknown): string => {
    const text = toShow(typeof value === 'string' ? value : JSON.stringify(value, null, 1), secrets)
    return text.length <= MOST_CHARACTERS
      ? text
      : `${text.slice(0, MOST_CHARACTERS)}\n… Cut off here: ask for fewer rows or fields.`
  }

  function permittedEntry(id: string): OperationEntry {
    const entry = entryOf(id)
    if (permitted.some((each) => each.id === id)) return entry
    throw new CliError(`The person who signed in may not call ${id}.`)
  }

  async function send(entry: OperationEntry, args: AnyArgs): Promise<string> {
    checkNames(await contractOf(entry.id), args)
    if (entry.answer === 'blob')
      throw new CliError(`${entry.id} answers a file: use \`lineboard call ${entry.id} --output FILE\`.`)
    try {
      const { data } = await calls.send(entry, args, { signal })
      return textOf(data ?? 'Done.')
    } catch (error) {
      throw new CliError(error instanceof TypeError ? error.message : `${entry.id}: ${errorMessage(error)}`, {
        cause: error,
      })
    }
  }

  const permittedList = (name: string): List => {
    const list = listOf(name, false)
    const id = `${list.entity}.find`
    if (isOperationId(id) && may(access, id)) return list
    throw new CliError(`The person who signed in may not read ${name}.`)
  }

  const conditionsOf = (list: List, { filter, period, timeZone = 'UTC' }: WantedRows) =>
    whereOf(list, { filter, period, timeZone, now: new Date() })

  return {
    lists: listNames(false).filter((name) => {
      const id = `${listOf(name, false).entity}.find`
      return isOperationId(id) && may(access, id)
    }),

    search: (words: string): string => textOf(found(permitted, words)),

    describe: (id: string): string => textOf(descriptionOf(permittedEntry(id))),

    /** Throws a CliError for a call that changes anything. */
    async read(id: string, args: AnyArgs): Promise<string> {
      const entry = permittedEntry(id)
      if (entry.effect !== 'read') throw new CliError(`${id} changes something, so it is no read.`)
      return await send(entry, args)
    },

    async rows(wanted: WantedRows): Promise<string> {
      const list = permittedList(wanted.list)
      const filter = {
        where: conditionsOf(list, wanted),
        order: wanted.order ?? (list.dateField ? `${list.dateField} DESC` : 'id'),
        limit: Math.min(wanted.limit ?? 20, MOST_ROWS),
      }
      return textOf(await list.calls(api).find({ filter }, { signal }))
    },

    async count(wanted: WantedRows): Promise<string> {
      const list = permittedList(wanted.list)
      const calls = list.calls(api)
      const where = conditionsOf(list, wanted)
      if (calls.count) return textOf(await calls.count({ where }, { signal }))
      const rows = await calls.find({ filter: { where, fields: ['id'] } }, { signal })
      return textOf({ count: rows.length })
    },

    /** The change as the person is asked about it; `key` is of this call with these arguments and no other. */
    asked(id: string, args: AnyArgs): { key: string; question: string } {
      const entry = permittedEntry(id)
      if (entry.effect === 'read') throw new CliError(`${id} changes nothing: use the tool "read".`)
      const written = JSON.stringify(args, null, 1)
      const key = createHash('sha256').update(`${id} ${written}`).digest('hex')
      const limit = id.endsWith('.deleteAll') ? ` More than ${mostKeptRows} deleted rows can't be undone.` : ''
      const question = `${samples[id]?.summary ?? id} (${id}) at ${baseUrl}.${limit} With:\n${toShow(written, secrets)}`
      return { key, question }
    },

    change: async (id: string, args: AnyArgs): Promise<string> => await send(permittedEntry(id), args),
  }
}

/** The arguments of a call. Throws a CliError for anything else. */
export function argumentsOf(value: unknown): AnyArgs {
  if (value === undefined) return {}
  if (isArgs(value)) return value
  throw new CliError('The arguments are an object: parameters by name, and the body under "body".')
}
