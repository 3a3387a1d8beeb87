import type { CoreFit } from '@lineboard/contract/fit'
import type { ErrorDescription } from '../errors/api-error.ts'
import { type CallPlace, MalformedAnswerError } from '../errors/lineboard-error.ts'
import { describeError } from '../errors/to-api-error.ts'
import { isObject } from '../filter/is-object.ts'
import { answerValues } from './answer-values.ts'
import type { AnyArgs } from './build-request.ts'
import type { AnswerShape, OperationEntry } from './operation-entry.ts'

const fits: Readonly<Record<AnswerShape, (data: unknown) => boolean>> = {
  list: Array.isArray,
  count: (data) => isObject(data) && typeof data.count === 'number',
  object: isObject,
  bare: isObject,
  // Only whether these are true is ever asked, and servers differ in what they say instead.
  flag: () => true,
  empty: () => true,
}

/** A successful answer whose body has come: text, or what is a file. */
export interface ReadResponse {
  response: Response
  body: string | Blob
}

type ReadEntry = Pick<OperationEntry, 'id' | 'path' | 'answer' | 'shape'>

interface ReadOptions {
  /** What the call was given. */
  args?: AnyArgs
  check?: (data: unknown) => void
  isLoose?: boolean
  fit?: CoreFit | undefined
}

/** Reads the body of an answer to its end. */
export const readBody = async (
  response: Response,
  { answer }: Pick<OperationEntry, 'answer'>,
): Promise<ReadResponse> => ({
  response,
  body: await (answer === 'blob' ? response.blob() : response.text()),
})

const namesRow = /\.(patch(ById)?|replace(ById|Action)|upsert)$/

/**
 * What a change was that a server answered with 204, by which it says that it did it: the row that it named, as far as it was sent, or that
 * one row is deleted. Undefined where only the server could tell, such as the id of a row that is new.
 */
function done({ id, path, shape }: ReadEntry, { id: asked, body }: AnyArgs): unknown {
  const row = path.endsWith('{id}') ? asked : Object(body).id
  if (row === undefined) return undefined
  if (shape === 'count') return id.includes('.delete') ? { count: 1 } : undefined
  return namesRow.test(id) ? { ...Object(body), id: row } : undefined
}

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

/**
 * Reads the answer of a successful call; undefined where it is empty, an empty object instead of one that some
 * servers leave out: what was asked for is done, as a change of a row is that is answered 204. `check` is given JSON as it came. Throws a MalformedAnswerError for what is no
 * JSON, for a page in place of a file, and, unless `isLoose`, for JSON of another shape than the contract promises.
 */
export function readAnswer(
  { response, body }: ReadResponse,
  entry: ReadEntry,
  place: () => CallPlace,
  { args = {}, check, isLoose = false, fit }: ReadOptions = {},
): unknown {
  const { id, answer, shape } = entry
  const malformed = () => new MalformedAnswerError(place(), response)
  if (answer !== 'json') {
    if (isPage(response)) throw malformed()
    return body
  }
  const text = String(body)
  let data: unknown
  try {
    data = text === '' ? undefined : JSON.parse(text)
  } catch {
    throw malformed()
  }
  if (fit) data = fit.answer(id, data)
  check?.(data)
  const nothing = response.status === 204 ? done(entry, args) : undefined
  const values =
    text === '' && shape === 'bare' ? {} : (nothing ?? answerValues(data, fit ? JSON.stringify(data) : text, id))
  if (!isLoose && !fits[shape](values)) throw malformed()
  return values
}

/** What a sign-in answered with 200 says when it was refused all the same: such an answer carries a `statusCode`. */
export function refusedSignIn(answer: unknown): ErrorDescription | undefined {
  if (typeof answer !== 'object' || answer === null || !('statusCode' in answer)) return undefined
  return describeError(Number(answer.statusCode), JSON.stringify(answer))
}
