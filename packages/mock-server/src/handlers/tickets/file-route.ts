import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackError } from '../../errors/loopback-error.ts'
import { applyCors } from '../../http/cors.ts'
import { send, sendJson } from '../../http/send.ts'
import type { Row } from '../../store/models.ts'
import type { World } from '../../world.ts'
import { sampleContent } from './sample-content.ts'
import { isSigned } from './signed-url.ts'

/** Where the content of attachments lives. */
export const filesPrefix = '/files'

function contentOf({ store }: Pick<World, 'store'>, attachment: Row<'TicketAttachment'>): Buffer {
  const kept = store.table('FileContent').get(attachment.id)
  return kept ? Buffer.from(kept.base64, 'base64') : sampleContent(attachment)
}

/**
 * Whether a browser shows a file of that type by itself. Other files are saved: those that run, such as a page, and those that take
 * a viewer with scripts, such as a PDF, which the sandbox of the answer would leave blank.
 */
const isShown = (type: string): boolean => /^(image|audio|video)\/|^text\/plain($|;)/i.test(type)

/**
 * Serves the content of attachments at `/files/…`, to whoever has an address that an answer of the API carried within the
 * last hour: 403 for any other address, 404 once the file is gone.
 */
export function createFileRoute(world: Pick<World, 'store' | 'clock'>) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (applyCors(request, response)) {
      response.writeHead(204).end()
      return
    }
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
    const headers = {
      'content-type': attachment.type,
      'content-disposition': `${isShown(attachment.type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
      'cache-control': 'private, max-age=3600',
    }
    await send(response, 200, headers, contentOf(world, attachment))
  }
}
