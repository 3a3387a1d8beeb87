import { isObject } from '../../../filter/is-object.ts'
import type { Probe, ProbeAnswer } from '../probe.ts'
import type { Row } from '../rows.ts'

/** Rows that a check makes, and takes away again. */
export interface OwnRows {
  /** Makes a row; undefined where the server does not. */
  make(method: string, path: string, row: Row, deletePath?: string): Promise<Row | undefined>
  send(method: string, path: string, body?: object): Promise<ProbeAnswer>
  /** Takes all away, the last one first, also what was deleted as a test; answers the addresses of what could not be. */
  clear(): Promise<string[]>
}

/** The probe must outlive an abort: what stayed behind would be somebody's. */
export function createOwnRows(probe: Probe): OwnRows {
  const left: string[] = []
  const send: OwnRows['send'] = (method, path, body) =>
    probe({ method, path, ...(body && { mediaType: 'application/json', body: JSON.stringify(body) }) })
  // A row that is gone already is answered 404, or a count of 0.
  const isGone = async (path: string) => [200, 404].includes((await send('DELETE', path)).status)
  return {
    send,
    async make(method, path, row, deletePath = path) {
      const { status, json } = await send(method, path, row)
      if (status !== 200 || !isObject(json) || json.id === undefined) return undefined
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
