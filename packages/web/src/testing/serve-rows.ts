import { initClient } from '../data/client.ts'
import { answerCalls } from './answer-calls.ts'

/** Rows by the name of their path, such as `Ivrs`. */
export type ServedRows = Record<string, object[]>

/** A server that lists rows, replaces the first one, and keeps one that is added as the only one. */
export function serveRows(rows: ServedRows): void {
  // Whoever is signed in.
  answerCalls(() => [])
  const times = { createdAt: '2026-05-02T10:00:00.000Z', updatedAt: '2026-05-02T10:00:00.000Z' }
  const answer = async (request: Request) => {
    const [name = '', id] = new URL(request.url).pathname.split('/').slice(3)
    const [first] = rows[name] ?? []
    if (request.method === 'PUT') rows[name] = [{ ...first, ...(await request.json()) }]
    if (request.method === 'POST')
      rows[name] = [{ id: 9, userId: 1, sharedWith: [], ...times, ...(await request.json()) }]
    const isOne = id !== undefined || request.method === 'POST'
    return Response.json((isOne ? rows[name]?.[0] : rows[name]) ?? [])
  }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: (request) => answer(new Request(request)),
  })
}
