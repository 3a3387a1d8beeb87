import type { IHttpResponse } from '@stoplight/prism-http'
import type { OperationId } from '../../ground/contract/api-operation.ts'
import type { EntityName } from '../../store/rows/models.ts'
import type { Handler } from '../context/context.ts'
import { Reply } from '../context/context.ts'
import type { RequestContext } from '../context/request-context.ts'
import { crudMethods, refuseTakenId } from '../crud/methods.ts'
import { handlers } from '../handlers/handlers.ts'
import { jsonType } from './encode.ts'

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
export async function dispatch(context: RequestContext): Promise<IHttpResponse | undefined> {
  const { id, loopback } = context.operation
  // `x-loopback` names entities of the contract alone, which its tests hold.
  const model = loopback?.model as EntityName | undefined
  if (model && loopback?.method === 'create') refuseTakenId(context, model)
  const handler = handlerOf(id)
  if (handler) return toResponse(await handler(context), context)
  const method = loopback && Object.hasOwn(crudMethods, loopback.method) ? crudMethods[loopback.method] : undefined
  return method && model && toResponse(method(context, model), context)
}
