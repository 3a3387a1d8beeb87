import type { Answer } from './answer.ts'

/** The answer of a part, whose server told how many rows there are of that part alone: nothing is said of all. */
export function withoutTotal(part: Answer): Answer {
  const response = new Response(null, part.response)
  response.headers.delete('x-total-count')
  return { ...part, response }
}
