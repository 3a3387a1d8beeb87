import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, listen } from '../edge/http/limited-server.ts'

type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>

/** Serves one route alone on a free port, for tests of what lies beside the API. */
export async function serveRoute(route: Route): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void route(request, response, new URL(request.url ?? '/', 'http://server'))
  })
  const port = await listen(server, 0, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) }
}
