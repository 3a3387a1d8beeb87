import { setTimeout as sleep } from 'node:timers/promises'
import type { KeptFault } from '../control/faults.ts'
import { LoopbackError } from '../errors/loopback-error.ts'
import { encode, errorResponse, jsonType } from './encode.ts'
import type { ApiAnswer } from './types.ts'

/** Lets faults act on a request. Answers what to send instead, or undefined when the request goes on. */
export async function strike(faults: readonly KeptFault[]): Promise<ApiAnswer | undefined> {
  for (const { kind, delayMs = 0, status = 500, body, message = 'Internal Server Error' } of faults) {
    if (delayMs > 0) await sleep(delayMs)
    if (kind === 'cut' || kind === 'hang') return { kind }
    if (kind === 'malformed') {
      return { kind: 'answer', status: 200, headers: { 'content-type': jsonType }, body: '{"id": 1, "name": "cut of' }
    }
    if (kind !== 'status') continue
    if (body !== undefined) return encode({ statusCode: status, headers: { 'content-type': jsonType }, body })
    return encode(errorResponse(new LoopbackError(status, message)))
  }
  return undefined
}
