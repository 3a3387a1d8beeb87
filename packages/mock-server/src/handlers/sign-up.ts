import type { Handlers } from './types.ts'

/** From the first e-mail code to a registered customer. */
export const signUpHandlers = {} satisfies Handlers
