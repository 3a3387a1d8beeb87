import type { Probe } from './probe.ts'

/** A row as a server answered it, whatever it holds. */
export type Row = Readonly<Record<string, unknown>>

/** First rows of a list, by its path; none where the server does not answer one. */
export type ReadRows = (path: string, where?: object) => Promise<readonly Row[]>

/** Whether a part of an answer is an object. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Query of a list that asks for some rows only. */
export const listQuery = (limit: number, where?: object): string =>
  `filter=${encodeURIComponent(JSON.stringify({ ...(where && { where }), limit }))}`

/** Reads rows whose ids other calls are asked with, each list once. */
export function createRowReader(probe: Probe, limit: number): ReadRows {
  const known = new Map<string, Promise<readonly Row[]>>()
  async function read(path: string): Promise<readonly Row[]> {
    // A list that can't be read is a drift of that list; here it has no rows.
    const answer = await probe({ method: 'GET', path }).catch(() => undefined)
    return answer?.status === 200 && Array.isArray(answer.json) ? answer.json.filter(isRow) : []
  }
  return (path, where) => {
    const address = `${path}?${listQuery(limit, where)}`
    const rows = known.get(address) ?? read(address)
    known.set(address, rows)
    return rows
  }
}
