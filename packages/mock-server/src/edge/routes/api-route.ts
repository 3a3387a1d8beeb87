import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '../../api/pipeline/api.ts'
import { encode, errorResponse } from '../../api/pipeline/encode.ts'
import { LoopbackError } from '../../ground/errors.ts'
import type { BodyLimits } from '../../ground/limits.ts'
import type { ApiRequest } from '../../world/request-log/exchanges.ts'
import type { World } from '../../world/world.ts'
import { visitorOf } from '../http/access-log.ts'
import { endWithClient } from '../http/limited-server.ts'
import { readBody } from '../http/request.ts'
import { applyCors, send } from '../http/send.ts'

/** Where the API lives. */
export const apiPrefix = '/api/v1'

let lastRequest = 0

/** What is known of visitors whatever they say. */
interface Visit {
  limits: BodyLimits
  isBehindProxy: boolean
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  url: URL
}

/** Without the slashes at its end. An expression would try each of ten thousands that stand before something else. */
function trimmed(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end--
  return path.slice(0, end)
}

/** The body of a request, or why there is none: also what is refused for it goes into the journal. */
async function bodyOf(request: IncomingMessage, limits: BodyLimits): Promise<Pick<ApiRequest, 'body' | 'refused'>> {
  try {
    return { body: await readBody(request, limits) }
  } catch (problem) {
    if (problem instanceof LoopbackError) return { body: Buffer.alloc(0), refused: problem }
    throw problem
  }
}

async function answerOf(
  api: Api,
  world: World,
  { limits, isBehindProxy }: Visit,
  { request, url }: Pick<Exchange, 'request' | 'url'>,
) {
  try {
    const path = trimmed(url.pathname.slice(apiPrefix.length)) || '/'
    // LoopBack answers HEAD wherever it answers GET; node leaves the body out.
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const read = method === 'GET' ? { body: Buffer.alloc(0) } : await bodyOf(request, limits)
    return await api(world, {
      method,
      url: path + url.search,
      path,
      query: url.searchParams,
      headers: request.headers,
      ip: visitorOf(request, isBehindProxy).address,
      ...read,
    })
  } catch (problem) {
    const error = problem instanceof LoopbackError ? problem : new LoopbackError(500, 'Internal Server Error')
    return encode(errorResponse(error))
  }
}

/** Answers a request below the API's prefix. */
export async function serveApi(
  api: Api,
  world: World,
  visit: Visit,
  { request, response, url }: Exchange,
): Promise<void> {
  if (applyCors(request, response)) {
    response.writeHead(204).end()
    return
  }
  const answer = await answerOf(api, world, visit, { request, url })
  if (answer.kind === 'hang') {
    endWithClient(request, response)
    return
  }
  if (answer.kind === 'cut') {
    request.socket.destroy()
    return
  }
  const headers = { 'x-request-id': (++lastRequest).toString(36), 'cache-control': 'no-store', ...answer.headers }
  await send(response, answer.status, headers, answer.body, request.headers['accept-encoding'])
}
