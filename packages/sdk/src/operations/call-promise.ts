import type { Answer } from './answer.ts'
import type { CallPromise } from './operation-types.ts'

/** What a named call gives back for its answer. */
export function callPromise(answer: Promise<Answer>): CallPromise<unknown> {
  const data = answer.then((answered) => answered.data)
  return Object.assign(data, {
    withResponse() {
      // Who asks for the answer is told of the failure there.
      data.catch(() => {})
      return answer
    },
  })
}
