import type { CallPlace } from '../errors/lineboard-error.ts'
import { MalformedAnswerError } from '../errors/malformed-answer-error.ts'
import { isObject } from '../filter/is-object.ts'
import { answerValues } from './answer-values.ts'
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

/** Reads the body of an answer to its end. */
export const readBody = async (
  response: Response,
  { answer }: Pick<OperationEntry, 'answer'>,
): Promise<ReadResponse> => ({
  response,
  body: await (answer === 'blob' ? response.blob() : response.text()),
})

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

/**
 * Reads the answer of a successful call; undefined where it is empty, an empty object in the place of one that some
 * servers leave out: what was asked for is done. `check` is given JSON as it came. Throws a MalformedAnswerError for what is no
 * JSON, for a page in place of a file, and, unless `isLoose`, for JSON of another shape than the contract promises.
 */
export function readAnswer(
  { response, body }: ReadResponse,
  { id, answer, shape }: Pick<OperationEntry, 'id' | 'answer' | 'shape'>,
  place: () => CallPlace,
  { check, isLoose = false }: { check?: (data: unknown) => void; isLoose?: boolean } = {},
): unknown {
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
  check?.(data)
  const values = text === '' && shape === 'bare' ? {} : answerValues(data, text, id)
  if (!isLoose && !fits[shape](values)) throw malformed()
  return values
}
