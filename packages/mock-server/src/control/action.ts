import type { Body } from './body-values.ts'

/** What an action is given: the JSON body, what stands behind its name in the path, and the query. */
interface ControlRequest {
  body: Body
  rest: string
  query: URLSearchParams
}

/** Does one thing and gives what is answered. */
export type Action = (request: ControlRequest) => unknown
