import type { ModelRules } from './types.ts'

/** A ticket takes its versions along, and what hangs on them. What it was about stays for other tickets. */
export const ticketRules: ModelRules<'Ticket'> = {
  beforeDelete({ id }, { store }) {
    for (const { id: versionId } of store.table('TicketVersion').deleteWhere({ ticketId: id })) {
      for (const file of store.table('TicketAttachment').deleteWhere({ versionId })) {
        store.table('FileContent').delete(file.id)
      }
      store.table('TicketNotification').deleteWhere({ versionId })
      store.table('Observer').deleteWhere({ versionId })
    }
  },
}
