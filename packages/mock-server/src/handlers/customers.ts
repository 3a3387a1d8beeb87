import type { Handlers } from './types.ts'

/** Customers beyond generic reads and writes. */
export const customerHandlers = {} satisfies Handlers
