import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What a server of the test answers to a path: a status and a body, or text that is no JSON. */
export type Answers = Readonly<
  Record<string, (request: IncomingMessage) => { status?: number; body: unknown; headers?: Record<string, string> }>
>

const notKnown = (request: IncomingMessage) => ({
  status: 404,
  body: {
    error: {
      statusCode: 404,
      name: 'Error',
      message: `There is no method to handle ${request.method} ${request.url}`,
      stack: 'Error: …',
    },
  },
})

/** A small server that answers in its own way, by `METHOD /path`; in LoopBack's way to everything else. */
export async function startDriftingServer(answers: Answers) {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0]?.replace('/api/v1', '')
    const answer = answers[`${request.method} ${path}`] ?? notKnown
    const {
      status = 200,
      body,
      headers,
    } = answer(request) as ReturnType<typeof notKnown> & { headers?: Record<string, string> }
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/api/v1`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
