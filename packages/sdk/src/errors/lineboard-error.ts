/** Where a failed call went. The token is never part of it. */
export interface CallPlace {
  /** Operation that was called, such as `Customer.find`; undefined for calls of the path client. */
  operationId?: string | undefined
  method: string
  /** Address with every token redacted. */
  url: string
}

/** What every error of the SDK has in common. Catch a subclass to tell what happened. */
export abstract class LineboardError extends Error {
  declare readonly operationId: string | undefined
  declare readonly method: string
  declare readonly url: string

  constructor(message: string, place: CallPlace, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, place)
  }
}
