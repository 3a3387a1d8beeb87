/** An answer and the response it came with. */
export interface Answer<Data = unknown> {
  data: Data
  response: Response
  /** Id the server gave the request (`X-Request-Id`). */
  requestId: string | undefined
  /** How often it was sent. */
  attempts: number
  /** Time of the call, waiting between tries included, in milliseconds. */
  durationMs: number
}
