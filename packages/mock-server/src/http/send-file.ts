import type { IncomingMessage, ServerResponse } from 'node:http'
import { send } from './send.ts'
import type { Encoding, SiteFile } from './site-file.ts'

function chosenEncoding(file: SiteFile, accepted = ''): Encoding {
  return (
    file.encodings.find((encoding) => encoding !== 'identity' && new RegExp(`\\b${encoding}\\b`).test(accepted)) ??
    'identity'
  )
}

/** Sends a file as small as the client can take it, or that it has not changed. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const encoding = chosenEncoding(file, request.headers['accept-encoding'])
  const headers = {
    'content-type': file.mediaType,
    etag: file.etag,
    ...(file.encodings.length > 1 && { vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...more,
  }
  if (request.headers['if-none-match']?.includes(file.etag)) response.writeHead(304, headers).end()
  else await send(response, 200, headers, file.bytes(encoding))
}
