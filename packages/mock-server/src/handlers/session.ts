import type { Handlers } from './types.ts'

/** Signing in and out, impersonation and permission checks. */
export const sessionHandlers = {} satisfies Handlers
