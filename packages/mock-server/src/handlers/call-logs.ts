import type { Handlers } from './types.ts'

/** Calls: reassignment, counts, comparison, recordings. */
export const callLogHandlers = {} satisfies Handlers
