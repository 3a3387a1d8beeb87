import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'
import { uploadApi } from '../../data/upload-api.ts'
import { refresh } from '../../data/use-call.ts'

type Ticket = components['schemas']['Ticket']

type Attachment = components['schemas']['TicketAttachment']

/** Whether a file of a version is this one, as far as that can be told. */
export const isSameFile =
  (file: File) =>
  ({ name, size }: Attachment): boolean =>
    name === file.name && size === file.size

/**
 * Sends files to the version that a ticket has, one after the other, but for those that it has by now: another try sends what is left.
 * Throws what the server says of the first that it refuses.
 */
export async function sendFiles({ id, versionId }: Pick<Ticket, 'id' | 'versionId'>, files: readonly File[]) {
  if (files.length === 0) return
  const there = await api().Ticket.findVersionAttachments({ id, versionId })
  try {
    for (const file of files) {
      const at = there.findIndex(isSameFile(file))
      if (at >= 0) there.splice(at, 1)
      else await uploadApi(() => undefined).Ticket.createVersionAttachment({ id, versionId, body: { file } })
    }
  } finally {
    void refresh('Ticket')
  }
}
