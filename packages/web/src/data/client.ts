import { createCalls, type LineboardCalls, type LineboardOptions } from '@lineboard/sdk'
import { forgetRefusedIncludes } from './related-rows.ts'

let client: LineboardCalls | undefined
let settings: LineboardOptions | undefined

/** Creates the app's one API client; called once at start-up, before anything renders. */
export function initClient(options: LineboardOptions): LineboardCalls {
  settings = options
  forgetRefusedIncludes()
  client = createCalls(options)
  return client
}

/** The API client, such as `api().Customer.find({ filter })`; throws when used before `initClient`. */
export function api(): LineboardCalls {
  if (!client) throw new Error('api() was used before initClient()')
  return client
}

/** What the app's client was made with, for others of the same session. */
export function clientOptions(): LineboardOptions {
  if (!settings) throw new Error('clientOptions() was used before initClient()')
  return settings
}
