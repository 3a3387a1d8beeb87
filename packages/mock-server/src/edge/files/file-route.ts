import type { IncomingMessage, ServerResponse } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import { maySee } from '../../domain/access/scope.ts'
import { isSigned } from '../../domain/tickets/attachments.ts'
import { findPrincipal, tokenIdOf } from '../../domain/users/find-principal.ts'
import { LoopbackError, unauthorized } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { World } from '../../world/world.ts'
import { applyCors, send, sendJson } from '../http/send.ts'

const escaped = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[()\\]/g, '\\$&')

/** A page with the name of a document on it, as long as its row says: a file that readers open, always the same. */
function samplePdf({ name, size }: Pick<Row<'Document'>, 'name' | 'size'>): Buffer {
  const text = `BT /F1 18 Tf 56 760 Td (${escaped(name)}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const write = (padding: string) => {
    let file = `%PDF-1.4\n%${padding}\n`
    const offsets = objects.map((object, at) => {
      const offset = file.length
      file += `${at + 1} 0 obj\n${object}\nendobj\n`
      return `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const start = String(file.length).padStart(10, '0')
    file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
    return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  }
  return Buffer.from(write('.'.repeat(Math.max(0, size - write('').length))), 'latin1')
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** A grey picture that a comment fills up to the size. */
function png(size: number): Buffer {
  const width = 64
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, width, 8, 0, 0, 0, 0])
  const pixels = deflateSync(
    Buffer.alloc((width + 1) * width, 0x99)
      .fill(0, 0, 1)
      .map((byte, at) => (at % (width + 1) === 0 ? 0 : byte)),
  )
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const left = size - parts.reduce((sum, { length }) => sum + length, 0) - 12
  if (left > 8) parts.splice(2, 0, chunk('tEXt', Buffer.from(`Comment\0${'.'.repeat(left - 8)}`, 'latin1')))
  return Buffer.concat(parts)
}

function repeated(head: string, line: (at: number) => string, size: number): Buffer {
  let text = head
  for (let at = 0; text.length < size; at++) text += line(at)
  return Buffer.from(`${text.slice(0, size - 1)}\n`)
}

const twoDigits = (value: number) => String(value % 60).padStart(2, '0')

/** Content for an attachment that the seed only describes: a file of its type and size, always the same. */
export function sampleContent({ type, size }: Pick<Row<'TicketAttachment'>, 'type' | 'size'>): Buffer {
  if (type === 'image/png') return png(size)
  if (type === 'text/csv') {
    return repeated(
      'time,caller,seconds\n',
      (at) => `10:${twoDigits(at)},+1212555${String(100 + (at % 100)).padStart(4, '0')},${at % 240}\n`,
      size,
    )
  }
  return repeated(
    '',
    (at) => `10:${twoDigits(Math.floor(at / 60))}:${twoDigits(at)} INVITE sip:desk@192.0.2.14 200 OK\n`,
    size,
  )
}

/**
 * Whether a browser shows a file of that type by itself. Other files are saved: those that run, such as a page, and those that take
 * a viewer with scripts, such as a PDF, which the sandbox of the answer would leave blank.
 */
const isShown = (type: string): boolean => /^(image|audio|video)\/|^text\/plain($|;)/i.test(type)

/** What an answer says of the file it brings: its type, and the name it is saved under. */
const fileHeaders = ({ name, type }: { name: string; type: string }) => ({
  'content-type': type,
  'content-disposition': `${isShown(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
})

/** Where the content of documents lives. */
const documentsPrefix = '/files/documents'

/**
 * Serves the content of documents, to who has a token and may see the document: 401 without a token, 404 for a document of
 * somebody else's, as for one that is gone.
 */
function createDocumentRoute({ store, clock }: Pick<World, 'store' | 'clock'>) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const principal = findPrincipal(store, clock.now(), tokenIdOf(url.searchParams, request.headers))
    if (!principal) return sendJson(response, 401, unauthorized().toBody())
    const document = store.table('Document').get(Number(url.pathname.split('/')[3]))
    if (!document || !maySee(store, 'Document', document, principal)) {
      return sendJson(response, 404, new LoopbackError(404, 'This file is gone.').toBody())
    }
    // What a session may read is kept by nobody on the way.
    await send(response, 200, { ...fileHeaders(document), 'cache-control': 'private, no-store' }, samplePdf(document))
  }
}

function contentOf({ store }: Pick<World, 'store'>, attachment: Row<'TicketAttachment'>): Buffer {
  const kept = store.table('FileContent').get(attachment.id)
  return kept ? Buffer.from(kept.base64, 'base64') : sampleContent(attachment)
}

/**
 * Serves the content of attachments at `/files/tickets/…`, to whoever has an address that an answer of the API carried within the
 * last hour: 403 for any other address, 404 once the file is gone.
 */
function createAttachmentRoute(world: Pick<World, 'store' | 'clock'>) {
  return async (_request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!isSigned(url, world.clock.now())) {
      await sendJson(response, 403, new LoopbackError(403, 'This address no longer works.').toBody())
      return
    }
    const id = Number(url.pathname.split('/')[4])
    const attachment = world.store.table('TicketAttachment').get(id)
    if (!attachment) {
      await sendJson(response, 404, new LoopbackError(404, 'This file is gone.').toBody())
      return
    }
    const headers = { ...fileHeaders(attachment), 'cache-control': 'private, max-age=3600' }
    await send(response, 200, headers, contentOf(world, attachment))
  }
}

/** Where the content of files lives. */
export const filesPrefix = '/files'

/** Serves files at `/files/…`: documents to who may see them, attachments of tickets to who has their signed address. */
export function createFileRoute(world: Pick<World, 'store' | 'clock'>) {
  const documents = createDocumentRoute(world)
  const attachments = createAttachmentRoute(world)
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (applyCors(request, response)) {
      response.writeHead(204).end()
      return
    }
    const route = url.pathname.startsWith(`${documentsPrefix}/`) ? documents : attachments
    await route(request, response, url)
  }
}
