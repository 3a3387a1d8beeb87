import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { type OnProgress, progressFetch } from '../browser/transfer.ts'
import { clientOptions } from './client.ts'
import { watchedFetch } from './tracked-fetch.ts'

/** A client of the same session for what shows itself how far it is, and ends it, such as an export: none of its calls is said to hang. */
export const watchedApi = (): Lineboard => createLineboard({ ...clientOptions(), fetch: watchedFetch })

/** A client of the same session that tells how far what it sends has gone. A big file has no time limit; it can be stopped. */
export const uploadApi = (onProgress: OnProgress): Lineboard =>
  createLineboard({ ...clientOptions(), fetch: progressFetch(onProgress), timeoutMs: 0 })
