import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A web server that has an app in a folder, and knows no other address of it. */
export interface FolderHost {
  url: string
  /** What was asked for that there is not. */
  lost: readonly string[]
  close(): void
}

/** Passes what is asked below the folder, and calls of the API, on to another server of this machine. */
export async function startFolderHost(folder: string, { url }: { url: string }): Promise<FolderHost> {
  const lost: string[] = []
  const sockets = new Set<Socket>()

  /** Where the other server has it; undefined for what is not here. */
  function pathOf({ url: asked = '' }: IncomingMessage): string | undefined {
    if (/^\/(api\/v1|wss|__mock)\//.test(asked)) return asked
    return asked.startsWith(`${folder}/`) ? asked.slice(folder.length) : undefined
  }

  const passOn = (request: IncomingMessage, path: string) =>
    request.pipe(ask(new URL(path, url), { method: request.method ?? 'GET', headers: request.headers }))

  const server = createServer((request, response) => {
    const path = pathOf(request)
    if (path === undefined) {
      lost.push(request.url ?? '')
      response.writeHead(404).end()
      return
    }
    passOn(request, path)
      .on('response', (answer) => {
        const status = answer.statusCode ?? 0
        if (status >= 400) lost.push(`${status} ${path}`)
        answer.pipe(response.writeHead(status, answer.headers))
      })
      .on('error', () => response.destroy())
  })
  server.on('connection', (socket) => void sockets.add(socket))
  server.on('upgrade', (request, socket, head) => {
    passOn(request, pathOf(request) ?? '/')
      .on('upgrade', (answer, other) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`)
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        other.write(head)
        other.on('error', () => socket.destroy()).pipe(socket)
        socket.on('error', () => other.destroy())
        // Of a browser that goes the other server would else hear nothing, and wait for it as it closes.
        socket.on('close', () => other.destroy())
        socket.pipe(other)
      })
      .on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lost,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
