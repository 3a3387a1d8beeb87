/** Where a failed call went. The token is never part of it. */
export interface CallPlace {
  /** Operation that was called, such as `Customer.find`; undefined for calls of the path client. */
  operationId?: string | undefined
  method: string
  /** Address with every token redacted. */
  url: string
  /** How often it was sent. */
  attempts?: number | undefined
  /** Whether a try may have reached the server: false where there was no connection to send it over, each time. */
  isSent?: boolean | undefined
  /** Time since the call was made, waiting between tries included, in milliseconds. */
  durationMs?: number | undefined
  /** Id the server gave the request it answered last (`X-Request-Id`), for its operators. */
  requestId?: string | undefined
}

/**
 * What became of a call that failed. `not-sent`: it never left. `refused`: the server would not do it, and nothing has
 * changed. `unknown`: it may have been carried out.
 */
export type Outcome = 'not-sent' | 'refused' | 'unknown'

/** What every error of the SDK has in common. Catch a subclass to tell what happened. */
export abstract class LineboardError extends Error {
  declare readonly operationId: string | undefined
  declare readonly method: string
  declare readonly url: string
  declare readonly attempts: number | undefined
  declare readonly isSent: boolean | undefined
  declare readonly durationMs: number | undefined
  declare readonly requestId: string | undefined

  constructor(message: string, place: CallPlace, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, place)
  }

  /** Whether the call may have been carried out all the same. */
  get outcome(): Outcome {
    return 'unknown'
  }
}
