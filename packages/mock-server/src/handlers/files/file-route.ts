import type { IncomingMessage, ServerResponse } from 'node:http'
import { applyCors } from '../../http/cors.ts'
import type { World } from '../../world.ts'
import { createAttachmentRoute } from '../tickets/attachment-route.ts'
import { createDocumentRoute, documentsPrefix } from './document-route.ts'

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
