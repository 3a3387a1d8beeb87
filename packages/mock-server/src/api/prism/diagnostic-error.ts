import type { IPrismDiagnostic } from '@stoplight/prism-core'
import { amountWithCode } from '../../domain/billing/money/money.ts'
import type { ApiOperation } from '../../ground/contract/api-operation.ts'
import { currencyOfField } from '../../ground/contract/currency-of-field.ts'
import { badRequest, type FieldIssue, LoopbackError, unprocessable } from '../../ground/errors.ts'

interface Rule {
  code: string
  /** `currency`: of an amount of money. */
  message(text: string, currency: string | undefined): string
}

const bound = (text: string) => /(-?\d+(?:\.\d+)?)/.exec(text)?.[1] ?? ''

/** A bound as it is read: an amount of money stands in the money that it is of. */
const amount = (text: string, currency: string | undefined) =>
  currency === undefined ? bound(text) : amountWithCode(Number(bound(text)), currency)

/** JSON Schema keyword to LoopBack's name of the rule, and its words. */
const rules: Readonly<Record<string, Rule>> = {
  required: { code: 'presence', message: () => "can't be blank" },
  minLength: {
    code: 'length.min',
    message: (text) => (bound(text) === '1' ? "can't be blank" : `is too short, at least ${bound(text)} characters`),
  },
  maxLength: { code: 'length.max', message: (text) => `is too long, at most ${bound(text)} characters` },
  minimum: { code: 'numericality.min', message: (text, currency) => `must be at least ${amount(text, currency)}` },
  maximum: { code: 'numericality.max', message: (text, currency) => `must be at most ${amount(text, currency)}` },
  enum: { code: 'inclusion', message: (text) => `is not included in the list${text.slice(text.indexOf(':'))}` },
  pattern: { code: 'format', message: () => 'is invalid' },
  format: { code: 'format', message: () => 'is invalid' },
  type: { code: 'type', message: (text) => text.slice(text.lastIndexOf('must be')) },
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  let at = body
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined
  }
  return at
}

function toIssue(
  { path = [], code, message }: IPrismDiagnostic,
  { bodySchema }: ApiOperation,
  body: unknown,
): FieldIssue {
  const missing = code === 'required' ? /property '([^']+)'/.exec(message)?.[1] : undefined
  const field = [...path.slice(1), ...(missing ? [missing] : [])]
  const rule = rules[String(code)]
  const currency = currencyOfField(bodySchema, field, valueAt(body, field.slice(0, -1)))
  return {
    field: field.join('.') || 'body',
    code: rule?.code ?? 'custom',
    message: rule?.message(message, currency) ?? message.replace(/^Request body (property \S+ )?/, ''),
    value: valueAt(body, field),
  }
}

/** What the validators found in a request, as LoopBack says it: 415, 400 for parameters, 422 for fields of the body. */
export function diagnosticError(
  diagnostics: readonly IPrismDiagnostic[],
  operation: ApiOperation,
  body: unknown,
): LoopbackError {
  const media = diagnostics.find(({ code }) => code === 415)
  if (media) return new LoopbackError(415, media.message, { name: 'UnsupportedMediaTypeError' })
  const parameter = diagnostics.find(({ path }) => path !== undefined && path[0] !== 'body')
  if (parameter) {
    const [, ...name] = parameter.path ?? []
    const text = parameter.message.replace(/^Request \w+ (parameter )?/, '')
    return badRequest(
      parameter.code === 'required'
        ? text.replace(/^must have required property/, 'missing required parameter')
        : text || name.join('.'),
    )
  }
  const context = operation.loopback?.model ?? operation.id.split('.')[0] ?? operation.id
  // A refused alternative of `oneOf` or `anyOf` says the same thing several times over.
  const issues = diagnostics.map((diagnostic) => toIssue(diagnostic, operation, body))
  const seen = new Set<string>()
  return unprocessable(
    context,
    issues.filter(({ field, code }) => !seen.has(`${field} ${code}`) && seen.add(`${field} ${code}`)),
  )
}
