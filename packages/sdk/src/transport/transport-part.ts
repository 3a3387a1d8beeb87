import type { CallPlace } from '../errors/lineboard-error.ts'
import type { Answer, CallOptions } from '../operations/operation-types.ts'
import type { LineboardOptions } from './options.ts'
import type { Send } from './send.ts'
import type { SessionInit } from './session-request.ts'

/** A call that is about to be made. */
interface Begun {
  asked: CallOptions
  place: () => CallPlace
  /** What its request is made of. */
  init: SessionInit
  /** Token that it carries. */
  sentWith: string | undefined
  /** Makes its request anew, with the token of that moment. */
  renew: () => unknown
}

/** What a transport does beside making a call once. */
export interface TransportPart {
  /** Around all tries of a call. */
  around?: (call: Begun, make: () => Promise<Answer>) => Promise<Answer>
  /** Around sending a request. */
  send?: (send: Send) => Send
}

/** Options that need a part, by part. */
interface OptionsOfParts {
  limits: 'maxAnswerBytes'
  retries: 'retry' | 'sleep'
  renewals: 'renewSession' | 'giveCode'
  naming: 'userAgent'
  hooking: 'hooks'
}

/** A client has all parts; a transport for single calls is given what its options need, and carries no more: see `createTransport`. */
export type TransportParts = {
  readonly [Part in keyof OptionsOfParts]: (options: Pick<LineboardOptions, OptionsOfParts[Part]>) => TransportPart
}

/** Options of a transport that was given some parts. */
export type TransportOptions<Part extends keyof TransportParts> = Omit<
  LineboardOptions,
  OptionsOfParts[Exclude<keyof TransportParts, Part>]
>
