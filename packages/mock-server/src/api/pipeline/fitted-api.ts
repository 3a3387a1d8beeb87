import { type Fit, FitError, NoQuestionError } from '@lineboard/contract/fit'
import { createServedFit, NoRelationError, NoValueError, type ServedFit } from '@lineboard/contract/fit/served'
import { isJson, utf8Text } from '../../ground/body-text.ts'
import { badRequest, LoopbackError, notFound, StartError } from '../../ground/errors.ts'
import { parseJson } from '../../ground/parse-json.ts'
import { parseObject } from '../../store/query/parse-filter.ts'
import type { ApiAnswer, ApiRequest } from '../../world/request-log/exchanges.ts'
import type { Api } from './api.ts'

type Asked = Readonly<Record<string, unknown>>

/** A request in our words, and what its answer needs to be put into theirs. */
interface Mapped {
  request: ApiRequest
  operationId: string
  filter: Asked | undefined
}

/** A `filter` or `where`; undefined where there is none, or two, which the API answers. */
function objectOf(query: URLSearchParams, name: string): Asked | undefined {
  const texts = query.getAll(name)
  return texts.length === 1 && texts[0] !== '[object Object]' ? parseObject(texts[0], name) : undefined
}

function mappedQuery(fit: ServedFit, operationId: string, sent: URLSearchParams) {
  const query = new URLSearchParams(sent)
  const filter = objectOf(sent, 'filter')
  for (const name of ['filter', 'where']) {
    const asked = name === 'filter' ? filter : objectOf(sent, name)
    if (!asked) continue
    query.set(name, JSON.stringify(fit.queryIn(operationId, name, asked)))
  }
  narrowQuery(fit, operationId, query)
  const order = sent.get('order')
  const ours = order ? fit.orderIn(operationId, order) : undefined
  if (ours !== undefined) query.set('order', ours)
  else query.delete('order')
  return { query, filter }
}

/** Leaves out rows that the core API does not have. A deletion without a condition stays one. */
function narrowQuery(fit: ServedFit, operationId: string, query: URLSearchParams): void {
  const narrow = fit.narrow(operationId)
  if (!narrow) return
  const { name, where } = narrow
  const asked = parseObject(query.get(name) ?? '{}', name) ?? {}
  const given = name === 'filter' ? asked.where : asked
  const isEmpty = Object.keys(Object(given)).length === 0
  if (isEmpty && operationId.endsWith('.deleteAll')) return
  const both = isEmpty ? where : { and: [where, given] }
  query.set(name, JSON.stringify(name === 'filter' ? { ...asked, where: both } : both))
}

/** Whether what a call answers is a row that the core API does not have. */
function isOther(fit: ServedFit, operationId: string, data: unknown): boolean {
  return typeof data === 'object' && data !== null && !fit.isOf(operationId.replace(/\..*/, ''), { ...data })
}

function mappedBody(fit: ServedFit, operationId: string, { body, headers }: ApiRequest): Buffer {
  const type = headers['content-type'] ?? ''
  if (body.length === 0 || !isJson(type)) return body
  let value: unknown
  try {
    value = parseJson(utf8Text(body, type))
  } catch {
    // The API says what is wrong with it.
    return body
  }
  return Buffer.from(JSON.stringify(fit.bodyIn(operationId, value)))
}

/** An error of the mapping as LoopBack answers it. */
function asRefusal(problem: unknown): LoopbackError {
  if (problem instanceof LoopbackError) return problem
  if (problem instanceof NoRelationError) return badRequest(problem.message, 'INVALID_INCLUDED_RELATION')
  if (problem instanceof NoQuestionError || problem instanceof NoValueError) return badRequest(problem.message)
  throw problem
}

/** A request of a client of the core API as ours. What cannot be asked of ours is refused there, so that it is in the request log. */
function mappedRequest(fit: ServedFit, request: ApiRequest): Mapped {
  const { method, path, url } = request
  const line = fit.lineIn(method, path)
  if (!line) {
    const refused = new LoopbackError(404, `There is no method to handle ${method} ${url}`)
    return { request: { ...request, refused: request.refused ?? refused }, operationId: '', filter: undefined }
  }
  const { operationId } = line
  try {
    const { query, filter } = mappedQuery(fit, operationId, request.query)
    const search = query.size > 0 ? `?${query}` : ''
    const body = mappedBody(fit, operationId, request)
    const ours = { ...request, method: line.method, path: line.path, url: line.path + search, query, body }
    return { request: ours, operationId, filter }
  } catch (problem) {
    const refused = asRefusal(problem)
    return {
      request: { ...request, method: line.method, path: line.path, refused: request.refused ?? refused },
      operationId,
      filter: undefined,
    }
  }
}

function mappedAnswer(fit: ServedFit, { operationId, filter }: Mapped, answer: ApiAnswer): ApiAnswer {
  if (answer.kind !== 'answer') return answer
  // The core API is no server of the whole contract.
  const { 'x-lineboard-contract': _, ...headers } = answer.headers
  const { body, status } = answer
  if (typeof body !== 'string' || body === '' || !isJson(headers['content-type'] ?? '')) return { ...answer, headers }
  const data: unknown = JSON.parse(body)
  if (operationId.endsWith('.findById') && status < 400 && isOther(fit, operationId, data)) {
    const { id } = Object(data)
    return {
      ...answer,
      status: 404,
      headers,
      body: JSON.stringify(notFound(operationId.replace(/\..*/, ''), id).toBody()),
    }
  }
  const theirs = status < 400 ? fit.answerOut(operationId, data, filter) : fit.errorOut(operationId, data)
  return { ...answer, headers, body: JSON.stringify(theirs) }
}

/** The core API that a server responds as. Throws a `StartError` with a sentence. */
export function servedFit(fit: Fit): ServedFit {
  try {
    return createServedFit(fit)
  } catch (problem) {
    throw problem instanceof FitError ? new StartError(`The fit of the core API: ${problem.message}.`) : problem
  }
}

/** The API as the core API of a fit has it: requests are put into our words, answers into theirs. */
export function fittedApi(api: Api, fit: ServedFit): Api {
  return async (world, request) => {
    const mapped = mappedRequest(fit, request)
    return mappedAnswer(fit, mapped, await api(world, mapped.request))
  }
}
