import { inOwnWords } from './server.messages.ts'

// What no person writes to another: names of fields, calls and models, addresses, codes, quoted values, terms of programmers.
const machine = [
  /[a-z][A-Z]|[A-Za-z]_|_[A-Za-z]/,
  /[`{}[\]<>\\|=^$#*]|::/,
  /\w\.\w|\/\w/,
  /^\s*\d{3}\b|\b(https?|status|code|error)\W*\d/i,
  /\b[A-Z]{6,}\b/,
  /"[^"]*" (id|model|method)\b|^unknown "/i,
  /\b(null|undefined|nan|json|html|sql|loopback|array|boolean|integer|regexp?|regular expression|pattern)\b/i,
  /\b(operators?|clause|arguments?|parameters?|propert(y|ies)|instance|models?|endpoint|stack|token|include filter)\b/i,
]

// What servers say of a status by themselves, which tells nobody what to do.
const stock =
  /^(error|bad request|unauthori[sz]ed|authorization required|payment required|forbidden|access denied|not found|method not allowed|request timeout|conflict|gone|payload too large|request entity too large|locked|unsupported media type|unprocessable (entity|content)|too many requests|internal server error|not implemented|bad gateway|service unavailable|gateway time-?out|insufficient storage|invalid url|request aborted|validation (error|failed)|not valid|login failed)\.?$/i

// As HTTP and gateways name a status: URI Too Long, Unavailable For Legal Reasons. Nobody writes to another so.
const titled = /^[A-Z][\w'-]*( ([A-Z][\w'-]*|for|or|a))+$/

const longest = 300

/** Whether a text of a server can be shown to a person as it is. */
export const isWorded = (text: string): boolean =>
  text.length <= longest &&
  /[a-z]/i.test(text) &&
  !stock.test(text.trim()) &&
  !titled.test(text.trim()) &&
  !machine.some((pattern) => pattern.test(text))

/** What a server says where a person can be shown it; undefined where there is nothing, or machine words. */
export const quoted = (text: string | undefined): string | undefined =>
  text && isWorded(text) ? inOwnWords(text) : undefined

/** The text as a sentence: with a capital at its head and a full stop at its end. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?…]$/.test(trimmed) ? '' : '.'}`
}

/** A failure of our own whose message is in words for a person already. */
export class WordedError extends Error {
  override name = 'WordedError'
  /** Another try ends the same way: nobody is offered one. */
  readonly isFinal: boolean

  constructor(text: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(text, options)
    this.isFinal = isFinal
  }
}
