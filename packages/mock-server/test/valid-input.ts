import type { OperationDocument } from './operation-documents.ts'
import { type Call, firstId, listOf, ticketValues, type Values, validValues } from './valid-values.ts'

/** A request the contract allows, ready to be sent. */
export interface ValidInput {
  path: string
  mediaType?: string
  body?: string | FormData
}

function encode(mediaType: string, body: unknown): string | FormData {
  if (mediaType === 'application/json') return JSON.stringify(body)
  const fields = Object.entries(body as Values)
  if (mediaType === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])).toString()
  }
  const form = new FormData()
  for (const [name, value] of fields) {
    if (name === 'file') form.set(name, new File([String(value)], 'file.csv', { type: 'text/csv' }))
    else form.set(name, String(value))
  }
  return form
}

/** A valid request of the operation: examples of the contract, with ids of rows that the seed really holds. */
export async function validInput(operation: OperationDocument, call: Call): Promise<ValidInput> {
  const own = (await validValues[operation.id]?.(call)) ?? {}
  const inTicket = operation.path.includes('{versionId}') && !own.path
  const pathValues = own.path ?? (inTicket ? await ticketValues(call) : {})
  let path = operation.path
  for (const { name } of operation.parameters.filter((one) => one.in === 'path')) {
    const example = operation.parameters.find((one) => one.in === 'path' && one.name === name)?.example
    const isRowId = name === 'id' || name === 'roleId' || name === 'ivrId'
    const value = pathValues[name] ?? (isRowId ? await firstId(call, listOf(path)) : example)
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
  }
  const query = new URLSearchParams()
  for (const { name, required, example } of operation.parameters.filter((one) => one.in === 'query')) {
    const value = own.query?.[name] ?? (required ? example : undefined)
    if (value !== undefined) query.set(name, String(value))
  }
  const address = query.size > 0 ? `${path}?${query}` : path
  if (!operation.body) return { path: address }
  const { mediaType, example } = operation.body
  const body = own.body ? { ...(example as Values), ...own.body } : example
  return { path: address, mediaType, body: encode(mediaType, body) }
}
