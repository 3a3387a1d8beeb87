import { maxAttachmentBytes } from '@lineboard/contract/attachment'
import { unprocessable } from '../../errors/loopback-error.ts'
import type { Row } from '../../store/models.ts'
import type { Context, Part } from '../types.ts'
import { uploadType } from './file-types.ts'
import { signed } from './signed-url.ts'

type Attachment = Row<'TicketAttachment'>

/** The last part of a file's name, without what no file system takes. */
function safeName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? ''
  const kept = [...last].filter((character) => character >= ' ' && !'"<>:|?*'.includes(character))
  // Whole characters: half of one is no text, and stands in no address.
  return [...kept.join('').trim()].slice(-120).join('')
}

function refuse(code: string, message: string, value: unknown): never {
  throw unprocessable('TicketAttachment', [{ field: 'file', code, message, value }])
}

/** Keeps a file that came with a version. Throws a 422 when it is missing, too big, or of a type that isn't taken. */
export function keepFile(
  { store, now, parts }: Context,
  { id: versionId, ticketId }: Row<'TicketVersion'>,
): Attachment {
  const part: Part | undefined = parts.find(({ name }) => name === 'file')
  const name = safeName(part?.filename ?? '')
  if (!part || !name) refuse('presence', 'must be a file with a name', part?.filename)
  if (part.data.length > maxAttachmentBytes) refuse('length.max', 'is larger than 10 MB', part.data.length)
  const type = uploadType(name, part.data)
  if (!type) refuse('inclusion', 'is no picture, PDF, text, CSV, log or sound', name)
  const attachments = store.table('TicketAttachment')
  const { id } = attachments.insert({
    versionId,
    name,
    type,
    size: part.data.length,
    url: '',
    createdAt: now().toISOString(),
  })
  store.table('FileContent').insert({ id, base64: part.data.toString('base64') })
  return attachments.patch(id, { url: `/files/tickets/${ticketId}/${id}/${encodeURIComponent(name)}` })
}

/** An attachment as it is answered: its address works from now on for an hour. */
export function withOpenUrl({ now }: Pick<Context, 'now'>, attachment: Attachment): Attachment {
  return { ...attachment, url: signed(attachment.url, now()) }
}

/** A ticket whose embedded versions, where it has some, carry addresses that work. */
export function withOpenUrls<T extends Pick<Row<'Ticket'>, 'versions'>>(context: Pick<Context, 'now'>, ticket: T): T {
  if (!ticket.versions) return ticket
  const versions = ticket.versions.map((version) =>
    version.attachments
      ? { ...version, attachments: version.attachments.map((one) => withOpenUrl(context, one)) }
      : version,
  )
  return { ...ticket, versions }
}
