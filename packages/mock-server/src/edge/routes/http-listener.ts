import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { LoopbackError } from '../../ground/errors.ts'
import { hasTooManyParameters } from '../../ground/heavy-body.ts'
import type { BodyLimits } from '../../ground/limits.ts'
import { version } from '../../ground/version.ts'
import { filesPrefix } from '../files/file-route.ts'
import { endConnection, noSocket } from '../http/limited-server.ts'
import { addressOf, isBelow } from '../http/request.ts'
import { setSafetyHeaders } from '../http/safety-headers.ts'
import type { Route } from '../http/send.ts'
import { send, sendJson } from '../http/send.ts'
import { socketPath } from '../realtime/socket-server.ts'
import { isSandboxPath } from '../sandbox/sandbox-route.ts'
import { phonePath } from '../sip/phone-server.ts'
import { type ClientConfig, configPath } from '../site/client-config.ts'
import { apiPrefix } from './api-route.ts'

/** What is served, by place. */
export interface Routes {
  api: Route
  config: ClientConfig
  control?: Route
  docs?: Route
  files?: Route
  /** The sandbox in the place of a card provider and a captcha. */
  sandbox?: Route
  site?: Route
  /** Answers at single paths, such as `/health`. */
  exact?: Readonly<Record<string, Route>>
}

const isForOtherOrigins = (pathname: string) => isBelow(pathname, apiPrefix) || isBelow(pathname, filesPrefix)

const welcome = 'The Lineboard server is running. The API is at /api/v1, its reference at /docs. No web app was given.'

function routeOf({ api, config, control, docs, files, sandbox, site, exact = {} }: Routes, pathname: string): Route {
  const own = Object.hasOwn(exact, pathname) ? exact[pathname] : undefined
  if (own) return own
  if (isBelow(pathname, apiPrefix)) return api
  if (sandbox && isSandboxPath(pathname)) return sandbox
  if (control && isBelow(pathname, '/__mock')) return control
  if (docs && isBelow(pathname, '/docs')) return docs
  if (files && isBelow(pathname, filesPrefix)) return files
  if (pathname === configPath) return (_request, response) => sendJson(response, 200, config)
  return site ?? ((_request, response) => send(response, 200, { 'content-type': 'text/plain; charset=utf-8' }, welcome))
}

/** The answer to what broke an answer: without its headers, which may be what broke it. */
async function sendDefect(response: ServerResponse): Promise<void> {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  setSafetyHeaders(response, false)
  await sendJson(response, 500, new LoopbackError(500, 'Internal Server Error').toBody())
}

/** The server's request listener. Whatever a route throws is answered, never left to end the process. */
export function createListener(routes: Routes, limits: BodyLimits, onDefect: (problem: unknown) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const url = hasTooManyParameters(request.url ?? '', limits) ? undefined : addressOf(request)
      setSafetyHeaders(response, url !== undefined && isForOtherOrigins(url.pathname))
      if (!url) {
        await sendJson(response, 400, new LoopbackError(400, 'Invalid URL').toBody())
        return
      }
      await routeOf(routes, url.pathname)(request, response, url)
    } catch (problem) {
      onDefect(problem)
      if (response.headersSent) response.destroy()
      else await sendDefect(response)
    }
  }
}

/** Refuses sockets that nobody of the server takes, with what is where: who asked at a wrong address would hear nothing. */
export function refuseSockets(server: Server): void {
  const places = `realtime is at ${socketPath}/ (socket.io), softphones at ${phonePath}`
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const url = request.url ?? ''
    // Socket.io takes whatever is below its address, as it was written.
    if (!url.startsWith(`${socketPath}/`) && url.split('?', 1)[0] !== phonePath) {
      endConnection(socket, 404, noSocket(request, places))
    }
  })
}

interface HealthNeeds {
  webRoot: string | undefined
  /** A sentence while the server can't do what it is for, undefined when it can. */
  problem(): Promise<string | undefined>
}

/** What the web app was built of; null where none is served, or one that does not say. */
function webVersion(webRoot: string | undefined): unknown {
  try {
    return webRoot === undefined ? null : JSON.parse(readFileSync(join(webRoot, 'version.json'), 'utf8'))
  } catch {
    return null
  }
}

/**
 * `GET /health`: 200 as long as the process answers, with the version of the server, and version and commit of its web app.
 * `GET /ready`: 200 when people may be sent here, 503 with a sentence when they had better be sent elsewhere.
 */
export function createHealthRoutes({ webRoot, problem }: HealthNeeds): Readonly<Record<'/health' | '/ready', Route>> {
  return {
    '/health': (_request, response) => sendJson(response, 200, { status: 'ok', version, web: webVersion(webRoot) }),
    async '/ready'(_request, response) {
      const why = await problem()
      await sendJson(
        response,
        why === undefined ? 200 : 503,
        why === undefined ? { ready: true } : { ready: false, why },
      )
    },
  }
}
