import type { Handlers } from './types.ts'

/** Roles, their principals and what they may see. */
export const roleHandlers = {} satisfies Handlers
