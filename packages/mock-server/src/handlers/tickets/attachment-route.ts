import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackError } from '../../errors/loopback-error.ts'
import { send, sendJson } from '../../http/send.ts'
import type { Row } from '../../store/models.ts'
import type { World } from '../../world.ts'
import { fileHeaders } from '../files/file-headers.ts'
import { sampleContent } from './sample-content.ts'
import { isSigned } from './signed-url.ts'

function contentOf({ store }: Pick<World, 'store'>, attachment: Row<'TicketAttachment'>): Buffer {
  const kept = store.table('FileContent').get(attachment.id)
  return kept ? Buffer.from(kept.base64, 'base64') : sampleContent(attachment)
}

/**
 * Serves the content of attachments at `/files/tickets/…`, to whoever has an address that an answer of the API carried within the
 * last hour: 403 for any other address, 404 once the file is gone.
 */
export function createAttachmentRoute(world: Pick<World, 'store' | 'clock'>) {
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
