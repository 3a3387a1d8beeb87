import { isObject } from '../../../filter/is-object.ts'
import type { Probe, ProbeAnswer } from '../probe.ts'
import type { Row } from '../rows.ts'

/** Rows that a check makes, and takes away again. */
export interface OwnRows {
  /** Makes a row; undefined where the server does not. */
  make(method: string, path: string, row: Row, deletePath?: string): Promise<Row | undefined>
  send(method: string, path: string, body?: object): Promise<ProbeAnswer>
  /** Takes a row away now. */
  remove(path: string): Promise<ProbeAnswer>
  /** Takes all away that is left, the last one first; answers the addresses of what could not be. */
  clear(): Promise<string[]>
}

/** The probe must outlive an abort: what stayed behind would be somebody's. */
export function createOwnRows(probe: Probe): OwnRows {
  const left: string[] = []
  const send: OwnRows['send'] = (method, path, body) =>
    probe({ method, path, ...(body && { mediaType: 'application/json', body: JSON.stringify(body) }) })
  const remove = async (path: string) => {
    const answer = await send('DELETE', path)
    if (answer.status === 200) left.splice(left.indexOf(path), 1)
    return answer
  }
  return {
    send,
    remove,
    async make(method, path, row, deletePath = path) {
      const { status, json } = await send(method, path, row)
      if (status !== 200 || !isObject(json) || json.id === undefined) return undefined
      left.push(`${deletePath}/${encodeURIComponent(String(json.id))}`)
      return json
    },
    async clear() {
      for (const path of left.toReversed()) await remove(path).catch(() => undefined)
      return left
    },
  }
}
