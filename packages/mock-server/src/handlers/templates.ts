import type { Handlers } from './types.ts'

/** Saved views and sharing them. */
export const templateHandlers = {} satisfies Handlers
