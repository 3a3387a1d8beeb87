import type { IHttpResponse } from '@stoplight/prism-http'
import type { ApiOperation } from '../contract/api-operation.ts'
import type { ParsedBody } from './parse-body.ts'

const listOf = ({ body }: ParsedBody): readonly unknown[] | undefined => (Array.isArray(body) ? body : undefined)

/** The bodies of a request: LoopBack makes a row of each element where a list is sent to create. */
export function eachBody({ loopback }: ApiOperation, parsed: ParsedBody): ParsedBody[] {
  const list = loopback?.method === 'create' ? listOf(parsed) : undefined
  return list ? list.map((body) => ({ ...parsed, body, forValidation: body })) : [parsed]
}

/** The answer to all of them: of a list the list of their answers, or the first refusal. */
export function together(parsed: ParsedBody, answers: readonly IHttpResponse[]): IHttpResponse {
  const [first = { statusCode: 200, body: [] }] = answers
  const refusal = answers.find(({ statusCode }) => statusCode >= 400)
  if (!listOf(parsed)) return first
  return refusal ?? { ...first, body: answers.map(({ body }) => body) }
}
