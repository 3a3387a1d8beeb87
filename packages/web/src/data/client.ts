import { createLineboard, type Lineboard, type LineboardOptions } from '@lineboard/sdk'
import { forgetRefusedIncludes } from './related-rows.ts'

let client: Lineboard | undefined
let settings: LineboardOptions | undefined

/** Creates the app's one API client; called once at start-up, before anything renders. */
export function initClient(options: LineboardOptions): Lineboard {
  settings = options
  forgetRefusedIncludes()
  client = createLineboard(options)
  return client
}

/** The API client, such as `api().Customer.find({ filter })`; throws when used before `initClient`. */
export function api(): Lineboard {
  if (!client) throw new Error('api() was used before initClient()')
  return client
}

/** What the app's client was made with, for others of the same session. */
export function clientOptions(): LineboardOptions {
  if (!settings) throw new Error('clientOptions() was used before initClient()')
  return settings
}
