import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http'
import type { OperationId } from '../../ground/contract/api-operation.ts'
import type { Match } from '../../ground/contract/contract.ts'
import { badRequest, LoopbackError } from '../../ground/errors.ts'
import type { EntityName } from '../../store/rows/internal-rows.ts'
import type { ApiRequest } from '../../world/request-log/exchanges.ts'
import { type Handler, Reply } from '../context/context.ts'
import type { RequestContext } from '../context/request-context.ts'
import { crudMethods, refuseTakenId } from '../crud/methods.ts'
import { handlers } from '../handlers/handlers.ts'
import { diagnosticError } from '../prism/diagnostic-error.ts'
import type { Engine, Outcome, Pipeline } from '../prism/prism.ts'
import { errorResponse, jsonType } from './encode.ts'
import { once } from './once.ts'
import { namedQuery } from './parameters.ts'
import type { ParsedBody } from './parse-body.ts'

function handlerOf<Id extends OperationId>(id: Id): Handler<Id> | undefined {
  return handlers[id]
}

function toResponse(answer: unknown, context: RequestContext): IHttpResponse {
  const { answerHeaders } = context
  if (!(answer instanceof Reply)) {
    return { statusCode: 200, headers: { 'content-type': jsonType, ...answerHeaders }, body: answer }
  }
  const { status, headers, body } = answer
  const type = body === undefined || headers['content-type'] ? {} : { 'content-type': jsonType }
  return { statusCode: status, headers: { ...type, ...answerHeaders, ...headers }, body }
}

/** Answers by the operation's handler, else by generic CRUD; undefined when there is neither. */
async function dispatch(context: RequestContext): Promise<IHttpResponse | undefined> {
  const { id, loopback } = context.operation
  // `x-loopback` names entities of the contract alone, which its tests hold.
  const model = loopback?.model as EntityName | undefined
  if (model && loopback?.method === 'create') refuseTakenId(context, model)
  const handler = handlerOf(id)
  if (handler) return toResponse(await handler(context), context)
  const method = loopback && Object.hasOwn(crudMethods, loopback.method) ? crudMethods[loopback.method] : undefined
  return method && model && toResponse(method(context, model), context)
}

type OnDefect = (problem: unknown) => void

function toPrismRequest(
  request: ApiRequest,
  query: Readonly<Record<string, string>>,
  { forValidation, mediaType }: ParsedBody,
): IHttpRequest {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers[name] = value
  if (mediaType) headers['content-type'] = mediaType
  return {
    // The operation was found by it, so that it is one that the contract knows.
    method: request.method.toLowerCase() as IHttpRequest['method'],
    url: { path: request.path, query },
    headers,
    body: forValidation,
  }
}

/** A problem as an error in LoopBack's form. Whatever is not one already is a defect of this server. */
export function asError(problem: unknown, onDefect: OnDefect): LoopbackError {
  if (problem instanceof LoopbackError) return problem
  onDefect(problem)
  return new LoopbackError(500, 'Internal Server Error')
}

function engineFor(context: RequestContext, onDefect: OnDefect): Engine {
  async function handled(): Promise<IHttpResponse | undefined> {
    try {
      return await dispatch(context)
    } catch (problem) {
      return errorResponse(asError(problem, onDefect))
    }
  }
  return async (problems) => {
    try {
      const errors = problems.filter(({ severity }) => severity === 0)
      if (errors.length > 0) throw diagnosticError(errors, context.operation, context.body)
      return await once(context, handled)
    } catch (problem) {
      return errorResponse(asError(problem, onDefect))
    }
  }
}

/** Validates a request, runs its operation, and validates the response. */
export async function runOperation(
  pipeline: Pipeline,
  match: Match,
  request: ApiRequest,
  context: RequestContext,
  body: ParsedBody,
  onDefect: OnDefect,
): Promise<Outcome> {
  const query = namedQuery(match.operation, request.query)
  try {
    return await pipeline.through({
      match,
      query,
      request: () => toPrismRequest(request, query, body),
      engine: engineFor(context, onDefect),
      seed: `${request.method} ${request.url}`,
    })
  } catch (problem) {
    // Prism throws at some malformed requests, such as a multipart body it can't take apart.
    const text = problem instanceof Error ? problem.message : String(problem)
    return { response: errorResponse(badRequest(text)), isFallback: false, violations: [] }
  }
}
