import type { Handlers } from './types.ts'

/** Figures computed from the call logs. */
export const reportHandlers = {} satisfies Handlers
