export interface Reported {
  /** The screen shows the error itself: no toast. @default false */
  isShown?: boolean
  /** It was a read, which a screen can do without where the server does not offer it. @default false */
  isRead?: boolean
}

type ErrorHandler = (error: unknown, reported: Reported) => void

let handler: ErrorHandler = (error) => {
  throw error
}

/** Decides, once for the whole app, what a failed call does to session and screen. */
export function setErrorHandler(next: ErrorHandler): void {
  handler = next
}

/** Hands over the error of a failed call. */
export function reportError(error: unknown, reported: Reported = {}): void {
  handler(error, reported)
}
