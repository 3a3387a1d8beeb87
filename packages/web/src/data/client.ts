import { createLineboard, type Lineboard, type LineboardOptions } from '@lineboard/sdk'

let client: Lineboard | undefined
/** What is known of a server, and of no other. */
const forgetters = new Set<() => void>()
const hearers = new Set<() => void>()
let settings: LineboardOptions | undefined

/** Creates the app's one API client; called once at start-up, before anything renders. */
export function initClient(options: LineboardOptions): Lineboard {
  // Screens show what there is: a list opens in another order sooner than not at all.
  const onFields = () => {
    for (const hear of hearers) hear()
  }
  settings = { leaveOut: true, ...options, hooks: { ...options.hooks, onFields } }
  for (const forget of forgetters) forget()
  client = createLineboard(settings)
  return client
}

/** Has something called whenever more is known of the server's fields. */
export const whenFieldsKnown = (hear: () => void): void => void hearers.add(hear)

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
