import type { IncomingMessage, ServerResponse } from 'node:http'
import { maySee } from '../../access/scope.ts'
import { LoopbackError, unauthorized } from '../../errors/loopback-error.ts'
import { send, sendJson } from '../../http/send.ts'
import { findPrincipal } from '../../session/find-principal.ts'
import { tokenIdOf } from '../../session/tokens.ts'
import type { World } from '../../world.ts'
import { fileHeaders } from './file-headers.ts'
import { samplePdf } from './sample-pdf.ts'

/** Where the content of documents lives. */
export const documentsPrefix = '/files/documents'

/**
 * Serves the content of documents, to who has a token and may see the document: 401 without a token, 404 for a document of
 * somebody else's, as for one that is gone.
 */
export function createDocumentRoute({ store, clock }: Pick<World, 'store' | 'clock'>) {
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
