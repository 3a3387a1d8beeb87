/** One refused field. */
export interface FieldIssue {
  field: string
  /** Name of the broken rule: presence, format, length.max, uniqueness, … */
  code: string
  message: string
  value?: unknown
}

/** Which fields were refused, as a 422 carries it. */
interface ValidationDetails {
  context: string
  codes: Record<string, string[]>
  messages: Record<string, string[]>
}

/** A payment that waits for the person, as the card form completes it. */
export interface WaitingPayment {
  id: string
  client_secret: string
  status: 'requires_action'
}

/** An error that is answered in LoopBack's form. */
export class LoopbackError extends Error {
  readonly statusCode: number
  readonly code: string | undefined
  readonly details: ValidationDetails | undefined
  /** The payment that waits for the person. */
  readonly payment: WaitingPayment | undefined
  /** When it may be tried again. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    statusCode: number,
    message: string,
    more: {
      name?: string
      code?: string
      details?: ValidationDetails
      payment?: WaitingPayment
      retryAfterSeconds?: number
    } = {},
  ) {
    super(message)
    this.name = more.name ?? 'Error'
    this.statusCode = statusCode
    this.code = more.code
    this.details = more.details
    this.payment = more.payment
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  /** The body of the answer. */
  toBody(): { error: Record<string, unknown> } {
    const { statusCode, name, message, code, details, payment } = this
    return {
      error: {
        statusCode,
        name,
        message,
        ...(code && { code }),
        ...(details && { details }),
        ...(payment && { payment }),
      },
    }
  }
}

/** 400: the request cannot be understood. */
export function badRequest(message: string, code?: string): LoopbackError {
  return new LoopbackError(400, message, code ? { code } : {})
}

/** 401: no session, or one that has ended. */
export function unauthorized(message = 'Authorization Required'): LoopbackError {
  return new LoopbackError(401, message, { code: 'AUTHORIZATION_REQUIRED' })
}

/** 403: the session may not do this. */
export function forbidden(message = 'Access Denied'): LoopbackError {
  return new LoopbackError(403, message, { code: 'ACCESS_DENIED' })
}

/** 404: there is no row with this id, or none the session may see. */
export function notFound(model: string, id: unknown): LoopbackError {
  return new LoopbackError(404, `Unknown "${model}" id "${String(id)}".`, { code: 'MODEL_NOT_FOUND' })
}

/** 409: it clashes with what is there. */
export function conflict(message: string, code?: string): LoopbackError {
  return new LoopbackError(409, message, code ? { code } : {})
}

/** 422: some fields of the body are refused. `context` is the model they belong to. */
export function unprocessable(context: string, issues: readonly FieldIssue[]): LoopbackError {
  const details: ValidationDetails = { context, codes: {}, messages: {} }
  for (const { field, code, message } of issues) {
    details.codes[field] = [...(details.codes[field] ?? []), code]
    details.messages[field] = [...(details.messages[field] ?? []), message]
  }
  const list = issues.map((issue) => `\`${issue.field}\` ${issue.message}${given(issue)}`).join('; ')
  return new LoopbackError(422, `The \`${context}\` instance is not valid. Details: ${list}.`, {
    name: 'ValidationError',
    details,
  })
}

/** Logs and screens repeat what an error says: what is secret is not in it. */
const given = ({ field, value }: FieldIssue) => (/password|secret/i.test(field) ? '' : ` (value: ${shown(value)})`)

function shown(value: unknown): string {
  // A text may be a megabyte long.
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, 40) : value) ?? 'undefined'
  return text.length > 32 ? `${text.slice(0, 28)}..."` : text
}

/** Throws a 507 while changes can't be kept: nobody is told that something was done which a restart would take back. */
export function refuseUnstored({ storageProblem }: { storageProblem: string | undefined }): void {
  if (storageProblem !== undefined) throw new LoopbackError(507, storageProblem, { name: 'InsufficientStorage' })
}

/** Why the server can't start, in a sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
