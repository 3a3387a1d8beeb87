import { redact } from '@lineboard/contract/redact'
import { isObject } from '../filter/is-object.ts'
import {
  ApiError,
  CodeRequiredError,
  type ErrorDescription,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
  type ValidationDetails,
  ValidationError,
} from './api-error.ts'
import type { CallPlace } from './lineboard-error.ts'

const classes: Readonly<Record<number, typeof ApiError>> = {
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  422: ValidationError,
  429: RateLimitError,
}

/** The error class that stands for the status. */
export function apiError(description: ErrorDescription, place: CallPlace): ApiError {
  const isOfCode = description.code?.startsWith('LOGIN_CODE_')
  return new (isOfCode ? CodeRequiredError : (classes[description.status] ?? ApiError))(description, place)
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value) || undefined

const isDetails = (value: unknown): value is ValidationDetails =>
  isObject(value) && isObject(value.codes) && isObject(value.messages)

/** Reads `details` of another shape than LoopBack 3 has them in. */
export type ReadDetails = (list: readonly unknown[]) => ValidationDetails | undefined

function parse(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body, (_, value) => (typeof value === 'string' ? redact(value) : value))
    const error = isObject(parsed) && (parsed.error ?? parsed)
    return isObject(error) ? error : { message: error }
  } catch {
    // An error page of a proxy: its status says more than its HTML. A line of plain text is what the server has to say.
    const line = body.trim()
    return /^[^<\n]{1,200}$/.test(line) ? { message: line } : {}
  }
}

/** Reads the body of a failed call: LoopBack's `{error}`, the bare `{statusCode, name, message}`, or anything else. */
export function describeError(status: number, body: string, statusText = '', readList?: ReadDetails): ErrorDescription {
  const error = parse(body)
  const { details } = error
  return {
    status,
    name: text(error.name) ?? 'Error',
    message: redact(text(error.message) ?? (statusText || `HTTP ${status}`)),
    code: text(error.code),
    payment: error.payment,
    details: Array.isArray(details) ? readList?.(details) : isDetails(details) ? details : undefined,
  }
}
