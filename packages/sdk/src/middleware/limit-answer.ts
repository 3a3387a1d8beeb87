import { AnswerTooLargeError } from '../errors/answer-too-large-error.ts'
import type { CallPlace } from '../errors/lineboard-error.ts'

/** The response, whose body fails with an AnswerTooLargeError, and is read no further, beyond so many bytes. */
export function limitAnswer(response: Response, maxBytes: number, place: CallPlace): Response {
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxBytes) controller.error(new AnswerTooLargeError(place, maxBytes))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}
