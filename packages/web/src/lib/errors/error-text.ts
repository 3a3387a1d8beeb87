import {
  ApiError,
  FilterError,
  LineboardError,
  needsRecentCode,
  type UnknownFieldError,
  ValidationError,
} from '@lineboard/sdk'
import { comma } from '../messages.ts'
import { t } from './errors.messages.ts'
import { fieldLabel, fieldProblems } from './field-problems.ts'
import { quoted, WordedError } from './is-worded.ts'
import { t as lost } from './lost.messages.ts'
import { lostText } from './lost-text.ts'

/** Whether the server has no such call, or lacks a field that it was asked by. */
export const isUnoffered = (error: unknown): boolean =>
  isUnknownField(error) || isOfFit(error) || (error instanceof ApiError && isUnknownCall(error))

/** Whether another try ends the same way. */
export const isFinal = (error: unknown): boolean =>
  isUnoffered(error) || (error instanceof WordedError && error.isFinal)

export { inOwnWords } from './server.messages.ts'

const kinds = {
  400: 'refused',
  401: 'signedOut',
  402: 'unpaid',
  403: 'forbidden',
  404: 'gone',
  408: 'slow',
  409: 'clash',
  412: 'clash',
  413: 'large',
  415: 'kind',
  422: 'invalid',
  500: 'broken',
  502: 'unreachable',
  503: 'down',
  504: 'unreachable',
  507: 'full',
} as const

const isKnown = (status: number): status is keyof typeof kinds => Object.hasOwn(kinds, status)

const kindOf = (status: number) => kinds[isKnown(status) ? status : status < 500 ? 400 : 500]

/**
 * Whether a server that does not know the call has taken its name for the id of a row: to LoopBack `PUT /CallLogs/update_phonebook` replaces the
 * row `update_phonebook`, whose id "cannot be updated".
 */
function isTakenForId({ operationId = '', url, message }: ApiError): boolean {
  const name = /[^/?]*(?=\?|$)/.exec(url.slice(url.lastIndexOf('/') + 1))?.[0] ?? ''
  return !operationId.endsWith('ById') && /[a-z]/i.test(name) && /\bid\b/.test(message) && message.includes(name)
}

/** Whether the server has no such call. A row that is not there has a code, and is named. */
const isUnknownCall = (error: ApiError): boolean =>
  (error.status === 404 && /no method (to handle|handling)/i.test(error.message)) || isTakenForId(error)

function apiErrorText(error: ApiError): string {
  const { status, message, retryAfterMs = 0 } = error
  if (needsRecentCode(error)) return t('needsCode')
  if (status === 429) return t('busy', { count: Math.ceil(retryAfterMs / 1000) })
  if (error instanceof ValidationError && error.details) {
    const problems = fieldProblems(error.details)
    if (problems.length > 0) return [...new Set(problems)].join(' ')
  }
  if (isUnknownCall(error)) return t('status.unoffered')
  const said = quoted(message)
  // Of the address, or of all heads, among which Node counts the address.
  if (said === undefined && (status === 414 || status === 431)) return t('tooLong')
  if (said === undefined) return t('withStatus', { text: t(`status.${kindOf(status)}`), status: String(status) })
  return status < 500 ? said : t('serverSays', { said })
}

/** By its name: every page would load the class. */
const isUnknownField = (error: unknown): error is UnknownFieldError =>
  error instanceof FilterError && error.name === 'UnknownFieldError'

/** What the fit of a core API rules out, by its name: hardly any page loads the classes. */
type FitProblem = Error & { field?: string }

const isOfFit = (error: unknown): error is FitProblem =>
  error instanceof Error && ['NotServedError', 'NoQuestionError', 'NoWordError'].includes(error.name)

function fitText({ name, field: asked = '' }: FitProblem): string {
  const field = fieldLabel(asked)
  if (name === 'NotServedError') return t('status.unoffered')
  return name === 'NoWordError' ? t('noWord', { field }) : t('unknownField', { fields: field })
}

/**
 * Why something failed, in words for a person: the one place where they are made. What the server says is quoted where it is
 * worded for people; names of fields and calls, and addresses never are. Where the server says nothing, its status does.
 */
export function errorText(error: unknown): string {
  if (error instanceof WordedError) return error.message
  if (error instanceof ApiError) return apiErrorText(error)
  if (isUnknownField(error))
    return t(error.isSaved ? 'savedWithout' : 'unknownField', { fields: error.fields.map(fieldLabel).join(comma) })
  if (isOfFit(error)) return fitText(error)
  if (error instanceof FilterError) return t('tooLong')
  return lostText(error) ?? (error instanceof LineboardError ? t('unreadable') : lost('ownFault'))
}
