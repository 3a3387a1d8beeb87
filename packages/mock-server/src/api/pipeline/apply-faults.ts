import { setTimeout as sleep } from 'node:timers/promises'
import { LoopbackError } from '../../ground/errors.ts'
import { type FaultEffect, phraseOf } from '../../world/faults/faults.ts'
import type { ApiAnswer } from '../../world/request-log/exchanges.ts'
import type { JournalEntry } from '../../world/request-log/journal.ts'
import type { World } from '../../world/world.ts'
import { encode, errorResponse, jsonType } from './encode.ts'

/** Waits without keeping a process alive whose server has closed. */
const wait = (ms: number) => (ms > 0 ? sleep(ms, undefined, { ref: false }) : undefined)

function answerOf({ kind, status, body, message, headers }: FaultEffect): ApiAnswer | undefined {
  if (kind === 'latency') return undefined
  if (kind === 'cut' || kind === 'hang') return { kind }
  if (kind === 'malformed') {
    const text = typeof body === 'string' ? body : '{"id": 1, "name": "cut of'
    return { kind: 'answer', status: status ?? 200, headers: { 'content-type': jsonType, ...headers }, body: text }
  }
  const statusCode = status ?? 500
  if (body !== undefined) return encode({ statusCode, headers: { 'content-type': jsonType }, body }, headers)
  if (statusCode < 400) return encode({ statusCode, headers: {} }, headers)
  return encode(errorResponse(new LoopbackError(statusCode, message ?? phraseOf(statusCode))), headers)
}

/**
 * Lets latency, the scenario of the operation and faults act on a request, in this order. Returns what to send instead, or
 * undefined when the request goes on. A scenario's own answer leaves faults for the next request.
 */
export async function applyFaults(
  world: World,
  operationId: string,
  notes: Pick<Partial<JournalEntry>, 'planned'>,
): Promise<ApiAnswer | undefined> {
  await wait(world.latencies.draw(operationId))
  const planned = world.scenarios.next(operationId)
  if (planned) {
    await wait(planned.delayMs ?? 0)
    const answer = answerOf(planned)
    if (answer) {
      notes.planned = 'scenario'
      return answer
    }
  }
  for (const fault of world.faults.take(operationId)) {
    notes.planned = 'fault'
    await wait(fault.delayMs ?? 0)
    const answer = answerOf(fault)
    if (answer) return answer
  }
  return undefined
}
