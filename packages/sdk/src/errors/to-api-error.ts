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

/** Fields that LoopBack 4 refused, which it lists one by one: `{path: '/name', code: 'maxLength', message}`, or what is missing below a path. */
function listedDetails(list: readonly unknown[]): ValidationDetails | undefined {
  // Without what every object has: a field may be called so.
  const codes: Record<string, string[]> = Object.create(null)
  const messages: Record<string, string[]> = Object.create(null)
  for (const each of list) {
    const { path, info, code = 'invalid', message = '' } = Object(each)
    const name = [path, Object(info).missingProperty].join('/').split(/[./]+/).filter(Boolean).join('.')
    if (!name) continue
    codes[name] = [...(codes[name] ?? []), String(code)]
    messages[name] = [...(messages[name] ?? []), String(message)]
  }
  return Object.keys(codes).length > 0 ? { context: '', codes, messages } : undefined
}

const detailsOf = (value: unknown): ValidationDetails | undefined =>
  Array.isArray(value) ? listedDetails(value) : isDetails(value) ? value : undefined

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
export function describeError(status: number, body: string, statusText = ''): ErrorDescription {
  const error = parse(body)
  return {
    status,
    name: text(error.name) ?? 'Error',
    message: redact(text(error.message) ?? (statusText || `HTTP ${status}`)),
    code: text(error.code),
    payment: error.payment,
    details: detailsOf(error.details),
  }
}
