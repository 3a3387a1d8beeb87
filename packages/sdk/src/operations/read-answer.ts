import type { CallPlace } from '../errors/lineboard-error.ts'
import { MalformedAnswerError } from '../errors/malformed-answer-error.ts'
import type { AnswerKind } from './operation-entry.ts'

/** Reads the answer of a successful call; undefined where it is empty. Throws a MalformedAnswerError for what is no JSON. */
export async function readAnswer(response: Response, kind: AnswerKind, place: () => CallPlace): Promise<unknown> {
  if (kind === 'blob') return response.blob()
  const text = await response.text()
  if (kind === 'text') return text
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new MalformedAnswerError(place(), response)
  }
}
