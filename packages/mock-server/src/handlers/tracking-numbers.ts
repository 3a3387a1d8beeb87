import type { Handlers } from './types.ts'

/** Tracking numbers: reassignment, CSV in and out. */
export const trackingNumberHandlers = {} satisfies Handlers
