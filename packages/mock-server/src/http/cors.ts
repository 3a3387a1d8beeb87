import type { IncomingMessage, ServerResponse } from 'node:http'

const exposed =
  'X-Total-Count, Retry-After, Idempotency-Replayed, X-Wallet-Warning, X-Lineboard-Fallback, X-Lineboard-Warning, X-Request-Id, Content-Disposition, Content-Range, Accept-Ranges'

/** Lets a web app of another origin call the API, as a stock LoopBack server does. Returns true for a preflight. */
export function applyCors(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers
  if (!origin) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', exposed)
  response.setHeader('vary', 'Origin')
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-methods', 'GET,HEAD,PUT,PATCH,POST,DELETE')
  const asked = request.headers['access-control-request-headers']
  if (asked) response.setHeader('access-control-allow-headers', asked)
  response.setHeader('access-control-max-age', '86400')
  return true
}
