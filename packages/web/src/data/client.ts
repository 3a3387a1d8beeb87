import { type CallOptions, createCalls, type LineboardCalls, type LineboardOptions } from '@lineboard/sdk'
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

/**
 * A client for operations that are known by name at run time only, such as those of a table. Methods, unlike functions,
 * may be read more loosely than they are declared, so any client is one of these.
 */
export interface ClientByName {
  call(operationId: string, args: object, options?: CallOptions): Promise<{ data: unknown }>
}
