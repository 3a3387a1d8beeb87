import type { Handlers } from './types.ts'

/** Tracking sources: deletion with an option, reassignment, CSV. */
export const trackingSourceHandlers = {} satisfies Handlers
