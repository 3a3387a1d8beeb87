import type { Handlers } from './types.ts'

/** Tickets with versions, attachments, notifications and observers. */
export const ticketHandlers = {} satisfies Handlers
