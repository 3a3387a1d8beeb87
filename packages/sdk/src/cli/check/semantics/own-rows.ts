import { isObject } from '../../../filter/is-object.ts'
import { messageOf } from '../judge.ts'
import { isDone, type Probe, type ProbeAnswer } from '../probe.ts'
import type { Row } from '../rows.ts'

/** Rows that a check makes, and takes away again. */
export interface OwnRows {
  /** Makes a row; undefined where the server does not, or answers none. */
  make(method: string, path: string, row: Row, deletePath?: string): Promise<Row | undefined>
  /** What the server answered in the place of a row that was to be made; undefined where it made all. */
  refusal(): string | undefined
  send(method: string, path: string, body?: object): Promise<ProbeAnswer>
  /** Takes all away, the last one first, also what was deleted as a test; answers the addresses of what could not be. */
  clear(): Promise<string[]>
}

/** The probe must outlive an abort: what stayed behind would be somebody's. */
export function createOwnRows(probe: Probe): OwnRows {
  const left: string[] = []
  let refusal: string | undefined
  const send: OwnRows['send'] = (method, path, body) =>
    probe({ method, path, ...(body && { mediaType: 'application/json', body: JSON.stringify(body) }) })
  // A row that is gone already is answered 404, or a count of 0.
  async function isGone(path: string): Promise<boolean> {
    const answer = await send('DELETE', path)
    return isDone(answer) || answer.status === 404
  }
  return {
    send,
    refusal: () => refusal,
    async make(method, path, row, deletePath = path) {
      const answer = await send(method, path, row)
      const { status, json } = answer
      if (!isDone(answer) || !isObject(json) || json.id === undefined) {
        const isLost = isDone(answer) ? ' and no row, so that one may be left behind' : `, ${messageOf(answer)}`
        refusal = `${method} ${path} answers ${status}${isLost}`
        return undefined
      }
      left.push(`${deletePath}/${encodeURIComponent(String(json.id))}`)
      return json
    },
    async clear() {
      for (const path of left.toReversed()) {
        if (await isGone(path).catch(() => false)) left.splice(left.indexOf(path), 1)
      }
      return left
    },
  }
}
