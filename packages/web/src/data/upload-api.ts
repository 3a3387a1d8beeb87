import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { type OnProgress, progressFetch } from '../browser/progress-fetch.ts'
import { clientOptions } from './client.ts'

/** A client of the same session that tells how far what it sends has gone. A big file has no time limit; it can be stopped. */
export const uploadApi = (onProgress: OnProgress): Lineboard =>
  createLineboard({ ...clientOptions(), fetch: progressFetch(onProgress), timeoutMs: 0 })
