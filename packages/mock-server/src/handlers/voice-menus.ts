import type { Handlers } from './types.ts'

/** Voice menus and their actions. */
export const voiceMenuHandlers = {} satisfies Handlers
