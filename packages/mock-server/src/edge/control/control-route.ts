import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ControlledServer, controlActions } from '../../api/control/control-actions.ts'
import { refuseStrays, refuseUnknownKeys } from '../../api/control/fault-input.ts'
import { type Body, isBody } from '../../api/control/request-body.ts'
import { type Session, type Sessions, sessionNameOf, sessionParameter } from '../../api/control/sessions.ts'
import { isJson, utf8Text } from '../../ground/body-text.ts'
import { LoopbackError } from '../../ground/errors.ts'
import { parseJson } from '../../ground/parse-json.ts'
import { readBody } from '../http/request.ts'
import { type Route, send, sendJson } from '../http/send.ts'
import { refuseStrangers } from './own-visitors.ts'

const scripts = ['control.js', 'curl.js', 'element.js', 'journal.js', 'operations.js', 'results.js']

/** The page's files, by address. They stand beside this file and need no build. */
const files: Readonly<Record<string, { name: string; type: string }>> = {
  '/__mock': { name: 'control.html', type: 'text/html; charset=utf-8' },
  '/__mock/': { name: 'control.html', type: 'text/html; charset=utf-8' },
  '/__mock/control.css': { name: 'control.css', type: 'text/css; charset=utf-8' },
  '/__mock/lists.css': { name: 'lists.css', type: 'text/css; charset=utf-8' },
  ...Object.fromEntries(scripts.map((name) => [`/__mock/${name}`, { name, type: 'text/javascript; charset=utf-8' }])),
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Whether a browser asks for the page or a part of it. At `/__mock` itself anything else gets the state, as JSON. */
export function isPageRequest(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { pathname }: URL,
): boolean {
  const file = method === 'GET' && Object.hasOwn(files, pathname) ? files[pathname] : undefined
  return file !== undefined && (file.name !== 'control.html' || headers.accept?.includes('text/html') === true)
}

/** Sends a file of the page. */
async function sendPageFile(response: ServerResponse, { pathname }: URL): Promise<void> {
  const file = files[pathname]
  if (!file) throw new RangeError(`The page has no file ${pathname}.`)
  const headers = { 'content-type': file.type, 'cache-control': 'no-cache', 'content-security-policy': policy }
  await send(response, 200, headers, readFileSync(new URL(`./page/${file.name}`, import.meta.url)))
}

/** A route that serves each request from the world it is for. */
export function sessionRoute(sessions: Sessions, routeOf: (session: Session) => Route): Route {
  return async (request, response, url) => {
    let session: Session
    try {
      session = sessions.of(sessionNameOf(request.headers, url.searchParams.get(sessionParameter)))
    } catch (problem) {
      if (!(problem instanceof LoopbackError)) throw problem
      await sendJson(response, problem.statusCode, problem.toBody())
      return
    }
    await routeOf(session)(request, response, url)
  }
}

/** Reads a JSON object. Only JSON is taken, so that no page of another origin can send a plain form here. */
async function readJson(request: IncomingMessage): Promise<Body> {
  const bytes = await readBody(request)
  if (bytes.length === 0) return {}
  if (!isJson(request.headers['content-type'])) throw new LoopbackError(415, 'Send JSON.')
  const text = utf8Text(bytes, request.headers['content-type'])
  try {
    const value: unknown = parseJson(text)
    if (isBody(value)) return value
  } catch {
    // Falls through to the same answer as for any other value.
  }
  throw new LoopbackError(400, 'Send a JSON object.', { name: 'SyntaxError' })
}

function restOf(pathname: string): string {
  const text = pathname.split('/').slice(3).join('/')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function answerTo(
  request: IncomingMessage,
  url: URL,
  [session, sessions, server]: [Session, Sessions, ControlledServer],
): Promise<unknown> {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const key = `${method} ${url.pathname.split('/')[2] || 'state'}`
  const actions = controlActions(session, sessions, server)
  const action = Object.hasOwn(actions, key) ? actions[key] : undefined
  if (!action) {
    throw new LoopbackError(404, `There is no control ${key}. There are: ${Object.keys(actions).join(', ')}.`)
  }
  const rest = restOf(url.pathname)
  refuseStrays(key, rest, url.searchParams)
  const body = method === 'GET' ? {} : await readJson(request)
  refuseUnknownKeys(key, rest, body)
  return action({ body, rest, query: url.searchParams })
}

/** Answers requests below `/__mock` of a server that listens on `host`: the page for a browser, everything else in JSON. */
export function createControlRoute(
  host: string,
  session: Session,
  sessions: Sessions,
  server: ControlledServer,
): Route {
  return async (request, response, url) => {
    if (isPageRequest(request, url)) {
      await sendPageFile(response, url)
      return
    }
    try {
      // A page of another origin may send a request without a body, even if it can't read the answer.
      refuseStrangers(request, host)
      await sendJson(response, 200, await answerTo(request, url, [session, sessions, server]))
    } catch (problem) {
      const error = problem instanceof LoopbackError ? problem : new LoopbackError(500, String(problem))
      await sendJson(response, error.statusCode, error.toBody())
    }
  }
}

/** Answers below `/__mock` where control is off. */
export const refuseControl: Route = async (_request, response) => {
  const sentence =
    'Control is off, as this server can be reached from other machines. Start it with --control to have it.'
  await sendJson(response, 403, new LoopbackError(403, sentence).toBody())
}
