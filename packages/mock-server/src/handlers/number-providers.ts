import type { Handlers } from './types.ts'

/** Numbers for sale: search, reserve, release. */
export const numberProviderHandlers = {} satisfies Handlers
