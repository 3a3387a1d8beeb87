import type { ModelRules } from './types.ts'

/** A file's content goes with it. */
export const ticketAttachmentRules: ModelRules<'TicketAttachment'> = {
  gone({ id }, store) {
    store.table('FileContent').delete(id)
  },
}
