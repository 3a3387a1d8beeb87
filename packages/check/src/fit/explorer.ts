import { CliError } from '@lineboard/sdk/command'
import { isRow } from '../server/rows.ts'
import type { RecordedField } from './recorded.ts'

/** What the explorer of a LoopBack server says: models with their fields, and calls. */
export interface Explorer {
  models: ReadonlyMap<string, Readonly<Record<string, RecordedField>>>
  /** `GET /Cdrs/{id}` */
  calls: readonly string[]
  /** Path of the list of each model. */
  lists: ReadonlyMap<string, string>
}

const kinds: Readonly<Record<string, RecordedField['kind']>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yesNo',
  array: 'list',
  object: 'object',
}

function fieldOf(property: unknown): RecordedField {
  const { type, format } = isRow(property) ? property : {}
  const none = { values: 0, nulls: 0, distinct: 0 }
  if (format === 'date-time' || format === 'date') return { kind: 'time', ...none, format: 'ISO' }
  const kind = kinds[String(type)] ?? 'unknown'
  return { kind, ...none, ...((type === 'integer' || /^int/.test(String(format))) && { isWhole: true }) }
}

/** Model of the rows that a list returns: the reference of its items. */
function rowModel(operation: unknown): string | undefined {
  const responses = isRow(operation) && isRow(operation.responses) ? operation.responses : {}
  const { schema } = isRow(responses['200']) ? responses['200'] : {}
  const { type, items } = isRow(schema) ? schema : {}
  const reference = type === 'array' && isRow(items) ? items.$ref : undefined
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined
}

/** Reads a swagger.json. `basePath` is where its paths start. Throws a CliError where it is none. */
export function readExplorer(document: unknown): Explorer {
  if (!isRow(document) || !isRow(document.paths))
    throw new CliError('The explorer returned no swagger.json. Give the address of the explorer, such as …/explorer.')
  const paths = Object.entries(document.paths)
  const definitions = Object.entries(isRow(document.definitions) ? document.definitions : {})
  const methods = ['get', 'post', 'put', 'patch', 'delete']
  const calls = paths.flatMap(([path, node]) =>
    methods.filter((method) => isRow(node) && method in node).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const lists = paths.flatMap(([path, node]): [string, string][] => {
    const model = /^\/[\w-]+$/.test(path) && isRow(node) ? rowModel(node.get) : undefined
    return model ? [[model, path]] : []
  })
  const models = definitions.map(([name, definition]) => {
    const properties = isRow(definition) && isRow(definition.properties) ? definition.properties : {}
    const fields = Object.entries(properties).map(([field, property]) => [field, fieldOf(property)] as const)
    return [name, Object.fromEntries(fields)] as const
  })
  return { models: new Map(models), calls: calls.toSorted(), lists: new Map(lists) }
}

/** Asks an explorer. Throws a CliError. */
export async function fetchExplorer(address: string, signal: AbortSignal): Promise<Explorer> {
  if (!URL.canParse(address)) throw new CliError(`--explorer: "${address}" is no address.`)
  const url = address.endsWith('.json') ? address : `${address.replace(/\/+$/, '')}/swagger.json`
  let document: unknown
  let status = ''
  try {
    const response = await fetch(url, { signal })
    status = ` (${response.status})`
    document = await response.json()
  } catch (error) {
    signal.throwIfAborted()
    throw new CliError(
      `The explorer at ${url} cannot be read${status}. Leave --explorer out if your server has none.`,
      { cause: error },
    )
  }
  return readExplorer(document)
}
