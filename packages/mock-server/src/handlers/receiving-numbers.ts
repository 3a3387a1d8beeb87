import type { Handlers } from './types.ts'

/** Receiving numbers: CSV in and out. */
export const receivingNumberHandlers = {} satisfies Handlers
