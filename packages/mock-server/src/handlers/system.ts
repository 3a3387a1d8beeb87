import type { Handlers } from './types.ts'

/** Settings, languages, dialogs and audit entries beyond generic reads. */
export const systemHandlers = {} satisfies Handlers
