import type { OperationDocument } from './contract-document.ts'

/** Calls the mock server as the super administrator and answers the parsed body. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

/** A request the contract allows, ready to be sent. */
export interface ValidInput {
  path: string
  mediaType?: string
  body?: string | FormData
}

type Values = Record<string, unknown>
type Row = { id: number }

/** First row of a list, so that a path parameter names a row that is there. */
async function firstId(call: Call, list: string): Promise<number> {
  const rows = (await call('GET', list)) as Row[]
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`The default seed leaves ${list} empty.`)
  return id
}

/** The list that a path's first segment names. The API spells one of them in two ways, and lists under one only. */
function listOf(path: string): string {
  return `/${path.split('/')[1]}`.replace('/Tickets', '/tickets')
}

async function ticketValues(call: Call, part?: string, parameter?: string): Promise<Values> {
  const tickets = (await call('GET', '/tickets')) as Row[]
  for (const { id } of tickets) {
    const versions = (await call('GET', `/tickets/${id}/versions`)) as Row[]
    for (const version of versions) {
      if (!part || !parameter) return { id, versionId: version.id }
      const rows = (await call('GET', `/tickets/${id}/versions/${version.id}/${part}`)) as Row[]
      if (rows[0]) return { id, versionId: version.id, [parameter]: rows[0].id }
    }
  }
  throw new Error(`No seeded ticket version has ${part ?? 'a version'}.`)
}

async function menuWithActions(call: Call): Promise<Values> {
  const menus = (await call('GET', `/Ivrs?filter=${encodeURIComponent('{"include":"Actions"}')}`)) as {
    id: number
    Actions?: Row[]
  }[]
  const menu = menus.find(({ Actions }) => Actions?.length)
  if (!menu?.Actions?.[0]) throw new Error('No seeded voice menu has actions.')
  return { ivrId: menu.id, id: menu.Actions[0].id }
}

/** Path and body values that an example cannot know, by operation. Others take the first row of the model's list. */
const special: Record<string, (call: Call) => Promise<{ path?: Values; query?: Values; body?: Values }>> = {
  'DashUser.authenticate': async () => ({ body: { username: 'super', password: 'Lineboard1!' } }),
  'DashUser.deimpersonate': async (call) => {
    const token = (await call('POST', '/DashUsers/impersonate', { user_id: 3 })) as { id: string }
    return { body: { token_id: token.id } }
  },
  // The first user is the caller itself, and the first customer owns the installation: neither can go.
  'DashUser.deleteById': async () => ({ path: { id: 5 } }),
  'Customer.deleteById': async () => ({ path: { id: 4 } }),
  'Template.shareTemplate': async (call) => {
    const view = { name: 'Mine', kind: 'list', resource: 'CallLog', definition: {} }
    return { body: { id: ((await call('POST', '/Templates', view)) as Row).id } }
  },
  'Ivr.replaceAction': async (call) => ({ path: await menuWithActions(call) }),
  'Ivr.deleteAction': async (call) => ({ path: await menuWithActions(call) }),
  'Ivr.deleteAllActions': async (call) => ({ path: await menuWithActions(call) }),
  'Ticket.findVersionAssetById': async (call) => ({ path: await ticketValues(call, 'assets', 'assetId') }),
  'Ticket.findVersionAttachmentById': async (call) => ({ path: await ticketValues(call, 'attachments', 'attachId') }),
  'Ticket.findVersionNotificationById': async (call) => ({
    path: await ticketValues(call, 'notifications', 'notifId'),
  }),
  'Ticket.deleteVersionObserver': async (call) => ({ path: await ticketValues(call, 'observers', 'obId') }),
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
  const own = (await special[operation.id]?.(call)) ?? {}
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
