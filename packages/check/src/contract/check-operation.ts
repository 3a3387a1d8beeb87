import type { ContractOperation } from '@lineboard/contract/document'
import { type Probe, type ProbeAnswer, type ProbeRequest, silenceOf } from '../server/probe.ts'
import type { Inputs } from './inputs.ts'
import { type Judge, messageOf } from './judge.ts'
import type { Drift, Outcome } from './outcome.ts'

/** What a check works with. */
export interface CheckTools {
  probe: Probe
  judge: Judge
  inputs: Inputs
}

// A row may be gone since it was listed, and not every row has all that can be asked of one.
const MAX_TRIES = 5

/** What is told of a request that got no answer. */
export const noAnswer = (problem: unknown): Drift => ({
  where: 'answer',
  expected: 'one',
  got: silenceOf(problem),
  count: 1,
})

// LoopBack names the model for a row that is not there; for a call it does not know it names none.
const isUnknownCall = (answer: ProbeAnswer) =>
  answer.status === 404 &&
  (/no method to handle|cannot (get|post)/i.test(messageOf(answer)) || answer.json === undefined)

/** Judges one answer. */
export function judged(
  operation: ContractOperation,
  answer: ProbeAnswer,
  judge: Judge,
): Omit<Outcome, 'operationId' | 'method' | 'path'> {
  if (answer.status === 401 || answer.status === 403) {
    return { state: 'refused', drift: [], extra: [], reason: `${answer.status}, ${messageOf(answer)}` }
  }
  const verdict = judge(operation, answer)
  if (isUnknownCall(answer)) return { state: 'missing', ...verdict }
  return { state: verdict.drift.length > 0 ? 'drift' : 'ok', ...verdict }
}

async function ask(operation: ContractOperation, request: ProbeRequest, { probe, judge }: CheckTools) {
  try {
    const answer = await probe(request)
    return { status: answer.status, ...judged(operation, answer, judge) }
  } catch (error) {
    return { status: 0, state: 'drift' as const, drift: [noAnswer(error)], extra: [] }
  }
}

/** Calls an operation with input of the server's own rows, and judges the answer. */
export async function checkOperation(operation: ContractOperation, tools: CheckTools): Promise<Outcome> {
  const { id, method, path } = operation
  const named = { operationId: id, method, path }
  let tries = 0
  let last: Outcome | undefined
  for await (const request of tools.inputs(operation)) {
    const { status, ...found } = await ask(operation, request, tools)
    last = { ...named, ...found }
    tries += 1
    if (status !== 404 || found.state === 'missing' || tries === MAX_TRIES) break
  }
  if (last) return last
  return { ...named, state: 'skipped', drift: [], extra: [], reason: 'the server lists no row to ask for' }
}
