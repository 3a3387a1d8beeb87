import { createLineboard, type Lineboard, type LineboardOptions } from '@lineboard/sdk'

let client: Lineboard | undefined
/** What is known of a server, and of no other. */
const forgetters = new Set<() => void>()
let settings: LineboardOptions | undefined

/** Creates the app's one API client; called once at start-up, before anything renders. */
export function initClient(options: LineboardOptions): Lineboard {
  // Screens show what there is: a list opens in another order sooner than not at all.
  settings = { leaveOut: true, ...options }
  for (const forget of forgetters) forget()
  client = createLineboard(settings)
  return client
}

/** Has something forgotten where the app is started for another server. */
export const addServerState = (forget: () => void): void => void forgetters.add(forget)

/** The API client, such as `api().Customer.find({ filter })`; throws when used before `initClient`. */
export function api(): Lineboard {
  if (!client) throw new Error('api() was used before initClient()')
  return client
}

/** Whether the server does a call that moves money once, however often it is sent under one key: a stock one knows no keys. */
export const isDoneOnce = (): boolean => clientOptions().idempotencyKeys !== false

/** What the app's client was made with, for others of the same session. */
export function clientOptions(): LineboardOptions {
  if (!settings) throw new Error('clientOptions() was used before initClient()')
  return settings
}
