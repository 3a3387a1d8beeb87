import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import { connectionHeaders } from '../../ground/connection-headers.ts'
import { LoopbackError } from '../../ground/errors.ts'
import { maxBodyBytes } from '../../ground/limits.ts'
import { visitorOf } from '../http/access-log.ts'
import { endConnection, endWithClient, noSocket } from '../http/limited-server.ts'
import { addressOf, declaresMore, isBelow, tooLarge } from '../http/request.ts'
import { sendJson } from '../http/send.ts'
import { socketPath } from '../realtime/socket-server.ts'
import { apiPrefix } from './api-route.ts'

/** Passes API and socket on to a real core API, so that the web app meets both on its own origin. */
export interface CoreProxy {
  serve(request: IncomingMessage, response: ServerResponse, url: URL): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** A sentence when the core API can't be reached, undefined when it can. */
  check(): Promise<string | undefined>
  /** Ends the sockets that pass through. */
  close(): void
}

const checkTimeoutMs = 3000

function reason(problem: Error): string {
  return 'code' in problem && typeof problem.code === 'string' ? problem.code : problem.message
}

/** Counts what comes, and refuses what is larger than a request may be: more than once, as more of it comes. */
function limitBody(request: IncomingMessage, refuse: () => void): void {
  let bytes = 0
  if (declaresMore(request, maxBodyBytes)) {
    refuse()
    return
  }
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBodyBytes) refuse()
  })
}

/** Asks a core API for anything. Resolves to why it can't be reached, or to undefined. */
function probe(
  open: typeof requestHttp | typeof requestHttps,
  base: URL,
  unreachable: (problem: Error) => string,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = open(base, { method: 'GET', timeout: checkTimeoutMs }, (answer) => {
      answer.resume()
      resolve(undefined)
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (problem) => resolve(unreachable(problem)))
    request.end()
  })
}

/**
 * Builds the proxy for a core API such as `https://core.example.com:9443/api/v1`, which is told who asks: by the connection, or by
 * what a proxy before this one says.
 */
export function createCoreProxy(base: URL, isBehindProxy: boolean): CoreProxy {
  const open = base.protocol === 'https:' ? requestHttps : requestHttp
  const basePath = base.pathname.replace(/\/+$/, '')
  /** An address of the core API, whatever the path: resolved against a base, one such as `//x/y` would name another host. */
  function upstreamOf(pathname: string, { search }: URL): URL {
    return Object.assign(new URL(base.origin), { pathname, search })
  }
  const unreachable = (problem: Error) => `The core API at ${base.origin} cannot be reached (${reason(problem)}).`

  function headersFor(request: IncomingMessage): Record<string, string | string[]> {
    const kept = Object.entries(request.headers).filter(([name]) => !connectionHeaders.has(name))
    const headers: Record<string, string | string[]> = {}
    for (const [name, value] of kept) if (value !== undefined) headers[name] = value
    // An origin of its own would make the core API check it, and host names the server that is meant.
    delete headers.origin
    return { ...headers, ...visitorOf(request, isBehindProxy).headers, host: base.host }
  }

  const sockets = new Set<Duplex>()

  return {
    serve(request, response, url) {
      const path = `${basePath}${url.pathname.slice(apiPrefix.length)}`
      const upstream = open(upstreamOf(path, url), { method: request.method, headers: headersFor(request) })
      upstream.on('response', (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name))
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers))
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      })
      upstream.on('error', (problem) => {
        // An answer that stands is whole, or one that broke off on its way.
        if (response.writableEnded) return
        if (response.headersSent) response.destroy()
        else void sendJson(response, 502, new LoopbackError(502, unreachable(problem), { name: 'BadGateway' }).toBody())
      })
      response.on('close', () => upstream.destroy())
      endWithClient(request, response)
      limitBody(request, () => {
        if (response.headersSent) return
        void sendJson(response, 413, tooLarge().toBody())
        // What is still to come is read and thrown away, as `readBody` does.
        request.unpipe(upstream).resume()
        upstream.destroy()
      })
      request.pipe(upstream)
    },

    upgrade(request, socket, head) {
      const url = addressOf(request)
      if (!url || !isBelow(url.pathname, socketPath)) {
        endConnection(socket, 404, noSocket(request, `those of the core API are at ${socketPath}/`))
        return
      }
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      const headers = { ...headersFor(request), connection: 'Upgrade', upgrade: request.headers.upgrade ?? 'websocket' }
      const upstream = open(upstreamOf(url.pathname, url), { method: request.method, headers })
      // Who is gone before there is an answer wants none.
      socket.once('close', () => upstream.destroy())
      upstream.on('upgrade', (answer, remote, remoteHead) => {
        const lines = answer.rawHeaders.flatMap((name, at, raw) => (at % 2 === 0 ? [`${name}: ${raw[at + 1]}`] : []))
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
        socket.write(remoteHead)
        remote.write(head)
        remote.pipe(socket).pipe(remote)
        remote.on('error', () => socket.destroy())
        socket.on('error', () => remote.destroy())
      })
      upstream.on('response', (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`))
      upstream.on('error', (problem) => endConnection(socket, 502, unreachable(problem)))
      upstream.end()
    },

    close() {
      for (const socket of sockets) socket.destroy()
    },

    check: () => probe(open, base, unreachable),
  }
}
