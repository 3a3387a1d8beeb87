import type { Handlers } from './types.ts'

/** Users beyond generic reads and writes. */
export const userHandlers = {} satisfies Handlers
