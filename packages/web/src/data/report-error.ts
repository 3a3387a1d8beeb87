type ErrorHandler = (error: unknown) => void

let handler: ErrorHandler = (error) => {
  throw error
}

/** Decides, once for the whole app, what a failed call does to session and screen. */
export function setErrorHandler(next: ErrorHandler): void {
  handler = next
}

/** Hands over the error of a failed call that no part of the screen shows itself. */
export function reportError(error: unknown): void {
  handler(error)
}
