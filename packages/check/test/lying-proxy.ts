import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Values = Record<string, unknown>

/** A request on its way to the server, and what is known of it. */
export interface Asked {
  method: string
  /** Below the API's address, without its query. */
  path: string
  filter?: Values | undefined
  where?: Values | undefined
  body?: Values | undefined
}

/** An answer on its way back. */
export interface LyingAnswer {
  status: number
  json: unknown
  total: string | undefined
  /** The connection breaks in the place of an answer. */
  isCut?: boolean
}

/** How a server lies: by what it takes of a request, or by what it tells. Both may change what they are given. */
export interface Lie {
  takes?: (asked: Asked) => void
  answers?: (answer: LyingAnswer, asked: Asked) => void
}

/** Every condition of a `where`, at any depth, as `change` has it; undefined takes it out. */
export function rewritten(where: Values, change: (field: string, operand: unknown) => unknown): Values {
  const changed = Object.entries(where).map(([key, operand]): [string, unknown] => {
    const given = change(key, operand)
    return Array.isArray(given) && /^(and|or|nor)$/.test(key)
      ? [key, given.map((part) => rewritten(part, change))]
      : [key, given]
  })
  return Object.fromEntries(changed.filter(([, operand]) => operand !== undefined))
}

const parsed = (text: string | null | undefined): Values | undefined => (text ? JSON.parse(text) : undefined)

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

/** Stands before a server and lies about it, over HTTP. */
export async function startLyingProxy(apiUrl: string, { takes, answers }: Lie) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://proxy')
    const { searchParams } = url
    const asked: Asked = {
      method: request.method ?? 'GET',
      path: url.pathname.replace('/api/v1', ''),
      filter: parsed(searchParams.get('filter')),
      where: parsed(searchParams.get('where')),
      body: parsed(await read(request)),
    }
    takes?.(asked)
    for (const name of ['filter', 'where'] as const) {
      if (asked[name]) searchParams.set(name, JSON.stringify(asked[name]))
      else searchParams.delete(name)
    }
    const real = await fetch(`${apiUrl}${asked.path}?${searchParams}`, {
      method: asked.method,
      headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
      ...(asked.body && { body: JSON.stringify(asked.body) }),
    })
    const text = await real.text()
    const answer: LyingAnswer = {
      status: real.status,
      json: text === '' ? undefined : JSON.parse(text),
      total: real.headers.get('x-total-count') ?? undefined,
    }
    answers?.(answer, asked)
    if (answer.isCut) {
      response.destroy()
      return
    }
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(answer.total !== undefined && { 'x-total-count': answer.total }),
    })
    response.end(answer.json === undefined ? '' : JSON.stringify(answer.json))
  }).listen(0, '127.0.0.1')
  await new Promise<void>((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
