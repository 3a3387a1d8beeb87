import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { clientOptions } from './client.ts'
import { watchedFetch } from './tracked-fetch.ts'

/** A client of the same session for what shows itself how far it is, and ends it, such as an export: none of its calls is said to hang. */
export const watchedApi = (): Lineboard => createLineboard({ ...clientOptions(), fetch: watchedFetch })
