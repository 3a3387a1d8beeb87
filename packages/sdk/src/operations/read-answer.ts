import type { CoreFit } from '@lineboard/contract/fit'
import type { ErrorDescription } from '../errors/api-error.ts'
import { type CallPlace, MalformedAnswerError } from '../errors/lineboard-error.ts'
import { apiError, describeError } from '../errors/to-api-error.ts'
import { isObject } from '../filter/is-object.ts'
import type { AnyArgs } from './build-request.ts'
import { type AnswerShape, neededPart, type OperationEntry } from './operation-entry.ts'

function fits(data: unknown, shape: AnswerShape): boolean {
  if (shape === 'list') return Array.isArray(data)
  // Only whether these are true is ever asked, and servers differ in what they say instead.
  if (shape === 'flag' || shape === 'empty') return true
  return isObject(data) && (shape !== 'count' || typeof data.count === 'number')
}

/** A successful answer whose body has come: text, or what is a file. */
export interface ReadResponse {
  response: Response
  body: string | Blob | undefined
}

/** What `readData` must know of an operation. */
export type ReadEntry = Pick<OperationEntry, 'id' | 'path' | 'shape'>

/** A JSON answer in the contract's terms, whatever stores the rows: see `repairs`. */
export type ReadData = (data: unknown, json: string, entry: ReadEntry, args: AnyArgs, response: Response) => unknown

interface ReadOptions {
  validate?: ((data: unknown, args: AnyArgs, place: CallPlace) => void) | undefined
  fit?: CoreFit | undefined
  repairs?: { readData: ReadData } | undefined
}

/** Reads answers that are files; undefined for a page in their place. A client has it; see `bindOperation`. */
export const files = async (response: Response, answer: 'text' | 'blob'): Promise<string | Blob | undefined> =>
  response.headers.get('content-type')?.startsWith('text/html') ? undefined : response[answer]()

/** Reads the body of an answer to its end. */
export const readBody = async (response: Response, entry: OperationEntry): Promise<ReadResponse> => ({
  response,
  body: await (entry.answer === 'json' ? response.text() : neededPart(entry, 'files')(response, entry.answer)),
})

/**
 * Reads the answer of a successful call; undefined where it is empty, an empty object instead of one that some
 * servers leave out: what was asked for is done. `validate` is given JSON as it came. Throws a MalformedAnswerError for what is no
 * JSON, for a page in place of a file, and, unless it is validated, for JSON of another shape than the contract promises.
 */
export function readAnswer(
  { response, body }: ReadResponse,
  entry: OperationEntry,
  args: AnyArgs,
  place: () => CallPlace,
  { validate, fit, repairs }: ReadOptions,
): unknown {
  const { id, answer, shape } = entry
  const malformed = () => new MalformedAnswerError(place(), response)
  if (body === undefined) throw malformed()
  if (answer !== 'json') return body
  const text = String(body)
  let data: unknown
  try {
    data = text === '' ? undefined : JSON.parse(text)
  } catch {
    throw malformed()
  }
  if (fit) data = fit.answer(id, data)
  const refused = entry.parts.refusals?.(data, id)
  if (refused) throw apiError(refused, place())
  validate?.(data, args, place())
  if (text === '' && shape === 'bare') data = {}
  else if (repairs) data = repairs.readData(data, fit ? JSON.stringify(data) : text, entry, args, response)
  // With a validator the caller learns every difference, not only that there is one.
  if (!validate && !fits(data, shape)) throw malformed()
  return data
}

/** What a sign-in answered with 200 says when it was refused all the same: such an answer carries a `statusCode`. */
export function refusals(answer: unknown, operationId: string): ErrorDescription | undefined {
  const { statusCode } = Object(answer)
  return operationId !== 'DashUser.authenticate' || statusCode === undefined
    ? undefined
    : describeError(Number(statusCode), JSON.stringify(answer))
}
