import type { IncomingMessage, ServerResponse } from 'node:http'
import { applyFaults } from '../../api/pipeline/apply-faults.ts'
import { encode, errorResponse, jsonType } from '../../api/pipeline/encode.ts'
import { isJson, utf8Text } from '../../ground/body-text.ts'
import { LoopbackError, refuseUnstored } from '../../ground/errors.ts'
import { parseJson } from '../../ground/parse-json.ts'
import type { ApiAnswer } from '../../world/request-log/exchanges.ts'
import type { JournalEntry } from '../../world/request-log/journal.ts'
import type { World } from '../../world/world.ts'
import { readBody } from '../http/request.ts'
import type { Route } from '../http/send.ts'
import { applyCors, send } from '../http/send.ts'
import { isValues, type SandboxCall, type SandboxCalls, type Values } from './sandbox-calls.ts'

/** Whether the sandbox lives at an address: below `/__mock/payments` or `/__mock/captcha/token`. */
export const isSandboxPath = (pathname: string): boolean => /^\/__mock\/(payments(\/|$)|captcha\/token$)/.test(pathname)

const prefix = '/__mock/'

async function bodyOf(request: IncomingMessage): Promise<Values> {
  const bytes = await readBody(request)
  // Only JSON is taken, so that no page of another origin can send a plain form here.
  if (!isJson(request.headers['content-type'])) throw new LoopbackError(415, 'Send JSON.')
  const text = utf8Text(bytes, request.headers['content-type'])
  try {
    const value: unknown = parseJson(text)
    if (isValues(value)) return value
  } catch {
    // Told of below, in the same words as a body that is no object.
  }
  throw new LoopbackError(400, 'Expected a JSON object.')
}

type Notes = Pick<Partial<JournalEntry>, 'planned'>

async function answerOf(request: IncomingMessage, call: SandboxCall, world: World, notes: Notes): Promise<ApiAnswer> {
  try {
    const body = await bodyOf(request)
    const faultAnswer = await applyFaults(world, call.id, notes)
    if (faultAnswer) return faultAnswer
    if (call.needsStorage) refuseUnstored(world)
    const answer = call.answer(body, world)
    if (answer === 'cut') return { kind: 'cut' }
    return encode({ statusCode: answer.status, headers: { 'content-type': jsonType }, body: answer.body })
  } catch (problem) {
    if (problem instanceof LoopbackError) return encode(errorResponse(problem))
    throw problem
  }
}

async function deliver(request: IncomingMessage, response: ServerResponse, answer: ApiAnswer): Promise<void> {
  if (answer.kind === 'hang') return
  if (answer.kind === 'cut') request.socket.destroy()
  else await send(response, answer.status, { 'cache-control': 'no-store', ...answer.headers }, answer.body)
}

function noSuchCall(method: string | undefined, name: string, calls: SandboxCalls): LoopbackError {
  const known = Object.keys(calls).map((one) => `POST ${one}`)
  return new LoopbackError(404, `There is no ${method} ${name} in the sandbox. There are: ${known.join(', ')}.`)
}

/** Serves calls of the sandbox for one world. Faults strike them and the journal has them, without what was typed. */
export function createSandboxRoute(world: World, calls: SandboxCalls): Route {
  return async (request, response, { pathname }) => {
    if (applyCors(request, response)) {
      response.writeHead(204).end()
      return
    }
    const name = pathname.slice(prefix.length)
    const call = request.method === 'POST' && Object.hasOwn(calls, name) ? calls[name] : undefined
    if (!call) {
      await deliver(request, response, encode(errorResponse(noSuchCall(request.method, name, calls))))
      return
    }
    const startedMs = performance.now()
    const notes: Notes = {}
    const answer = await answerOf(request, call, world, notes)
    world.journal.add({
      at: world.clock.now().toISOString(),
      method: 'POST',
      url: pathname,
      operationId: call.id,
      status: answer.kind === 'answer' ? answer.status : 0,
      durationMs: Math.round((performance.now() - startedMs) * 10) / 10,
      ...notes,
    })
    await deliver(request, response, answer)
  }
}
