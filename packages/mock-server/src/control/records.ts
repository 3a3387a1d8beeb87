/** One answered request. */
export interface JournalEntry {
  /** Number of the request, from 1; a cleared journal counts on. */
  id: number
  at: string
  method: string
  /** Path and query, without any token. */
  url: string
  operationId?: string
  status: number
  durationMs: number
  userId?: number
  /** Who acted as that user. */
  actedById?: number
  /** How many rows it deleted or changed, where its answer says so. */
  affected?: number
  /** Text of a JSON or form body, its first 2,000 characters, without passwords. */
  body?: string
  /** What answered in the place of the server, or delayed it. */
  planned?: 'scenario' | 'fault'
  /** True when no handler exists and Prism made the answer up. */
  fallback?: boolean
  warnings?: readonly string[]
}

/** One way in which an answer of this server broke the contract. */
export interface Violation {
  at: string
  operationId: string
  status: number
  message: string
  /** Where in the answer. */
  path?: string
}

/** An e-mail that would have been sent. */
export interface Mail {
  at: string
  to: string
  /** What it is for: email-code, activation, reset, invoice, … */
  kind: string
  subject: string
  text: string
  /** Code to type in, when it carries one. */
  code?: string
  /** Address to open, when it carries one. */
  link?: string
}
