import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { extname } from 'node:path'
import { type AttachmentEnding, attachmentEndings, maxAttachmentBytes } from '@lineboard/contract/attachment'
import { unprocessable } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { ModelRules } from '../rules/model-rules.ts'
import type { RuleContext } from '../rules/rule-context.ts'

const HOUR_SECONDS = 3600

// As long as the process lives: after a restart a client asks for the address again, as it must after an hour.
const secret = randomBytes(32)

const signatureOf = (path: string, untilSeconds: number) =>
  createHmac('sha256', secret).update(`${path} ${untilSeconds}`).digest('base64url')

/** An address that needs no token for an hour. */
export function signed(path: string, now: Date): string {
  const untilSeconds = Math.floor(now.getTime() / 1000) + HOUR_SECONDS
  return `${path}?until=${untilSeconds}&signature=${signatureOf(path, untilSeconds)}`
}

/** Whether an address was made by `signed` less than an hour ago. */
export function isSigned({ pathname, searchParams }: URL, now: Date): boolean {
  const untilSeconds = Number(searchParams.get('until'))
  const given = Buffer.from(searchParams.get('signature') ?? '')
  const expected = Buffer.from(signatureOf(pathname, untilSeconds))
  return given.length === expected.length && timingSafeEqual(given, expected) && now.getTime() < untilSeconds * 1000
}

interface FileType {
  mediaType: string
  /** Bytes a file of the type begins with, at an offset; text has none. */
  signature?: { bytes: string; at?: number }
}

const text = (mediaType: string): FileType => ({ mediaType })
const jpeg: FileType = { mediaType: 'image/jpeg', signature: { bytes: '\xff\xd8\xff' } }

/** Types that may be uploaded, by the ending of the name. None of them can run as a page of this origin. */
const types: Readonly<Record<AttachmentEnding, FileType>> = {
  '.png': { mediaType: 'image/png', signature: { bytes: '\x89PNG\r\n\x1a\n' } },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.gif': { mediaType: 'image/gif', signature: { bytes: 'GIF8' } },
  '.webp': { mediaType: 'image/webp', signature: { bytes: 'WEBP', at: 8 } },
  '.pdf': { mediaType: 'application/pdf', signature: { bytes: '%PDF-' } },
  '.txt': text('text/plain'),
  '.log': text('text/plain'),
  '.csv': text('text/csv'),
  '.wav': { mediaType: 'audio/wav', signature: { bytes: 'WAVE', at: 8 } },
  '.mp3': text('audio/mpeg'),
  '.ogg': { mediaType: 'audio/ogg', signature: { bytes: 'OggS' } },
}

/** The media type of a file by its name and first bytes; undefined when it may not be uploaded, or isn't what it says. */
function uploadType(name: string, data: Buffer): string | undefined {
  const ending = extname(name).toLowerCase()
  const taken = attachmentEndings.find((each) => each === ending)
  if (!taken) return undefined
  const type = types[taken]
  const { bytes, at = 0 } = type.signature ?? { bytes: '' }
  return data.subarray(at, at + bytes.length).toString('latin1') === bytes ? type.mediaType : undefined
}

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

/** A file as it was sent. */
interface SentFile {
  filename?: string
  data: Buffer
}

/** Keeps a file that came with a version. Throws a 422 when it is missing, too big, or of a type that isn't taken. */
export function keepFile(
  { store, now }: Pick<RuleContext, 'store' | 'now'>,
  { id: versionId, ticketId }: Row<'TicketVersion'>,
  part: SentFile | undefined,
): Attachment {
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
export function withOpenUrl({ now }: Pick<RuleContext, 'now'>, attachment: Attachment): Attachment {
  return { ...attachment, url: signed(attachment.url, now()) }
}

/** A ticket whose embedded versions, where it has some, carry addresses that work. */
export function withOpenUrls<T extends Pick<Row<'Ticket'>, 'versions'>>(
  context: Pick<RuleContext, 'now'>,
  ticket: T,
): T {
  if (!ticket.versions) return ticket
  const versions = ticket.versions.map((version) =>
    version.attachments
      ? { ...version, attachments: version.attachments.map((one) => withOpenUrl(context, one)) }
      : version,
  )
  return { ...ticket, versions }
}

/** A file's content goes with it. */
export const ticketAttachmentRules: ModelRules<'TicketAttachment'> = {
  gone({ id }, store) {
    store.table('FileContent').delete(id)
  },
}
