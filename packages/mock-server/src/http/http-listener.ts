import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackError } from '../errors/loopback-error.ts'
import { filesPrefix } from '../handlers/files/file-route.ts'
import { isSandboxPath } from '../sandbox/is-sandbox-path.ts'
import { addressOf, isBelow } from './address.ts'
import { apiPrefix } from './api-route.ts'
import { type ClientConfig, configPath } from './config-file.ts'
import { setSafetyHeaders } from './safety-headers.ts'
import { send, sendJson } from './send.ts'

/** Answers one kind of request. */
export type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>

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
export function createListener(routes: Routes, onDefect: (problem: unknown) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const url = addressOf(request)
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
