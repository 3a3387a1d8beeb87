import type { IncomingMessage, ServerResponse } from 'node:http'
import { maySee } from '../../domain/access/scope.ts'
import { isSigned } from '../../domain/tickets/attachments.ts'
import { findPrincipal } from '../../domain/users/find-principal.ts'
import { tokenIdOf } from '../../domain/users/tokens.ts'
import { LoopbackError, unauthorized } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/models.ts'
import type { World } from '../../world/world.ts'
import { applyCors, send, sendJson } from '../http/send.ts'
import { sampleContent, samplePdf } from './sample-files.ts'

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
