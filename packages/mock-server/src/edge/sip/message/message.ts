/** A way to a phone: a connection, or a phone of the server's own. */
export interface Flow {
  readonly isOpen: boolean
  /** Network address of the other side; empty for a phone of the server's own. */
  readonly address: string
  /** Sends a message; nothing happens where the way is closed. */
  send(text: string): void
  end(): void
}

/** Name and host of a contact, which tell it from all others. */
export const contactKey = ({ user, host }: { user: string; host: string }): string => `${user}@${host}`

/** Headers by their full name, such as `Call-ID`; a header that may come several times has a value for each. */
export type Headers = Map<string, string[]>

interface Common {
  headers: Headers
  body: string
  callId: string
  /** Number and method of `CSeq`. */
  cseq: number
  method: string
  /** Names before the `@` of the two addresses. */
  fromUser: string
  toUser: string
  fromTag: string | undefined
  /** Missing before a dialog: who is called has not answered yet. */
  toTag: string | undefined
  /** `branch` of the topmost `Via`: names the transaction. */
  branch: string
}

/** A request as it came. */
export interface SipRequest extends Common {
  kind: 'request'
  /** What it is for, such as `sip:user@sip.lineboard.example`. */
  uri: string
  /** Name and host of it, which stay the same whatever parameters it is written with. */
  target: { user: string; host: string }
}

/** An answer to a request as it came. */
export interface SipResponse extends Common {
  kind: 'response'
  status: number
  reason: string
}

export type SipMessage = SipRequest | SipResponse

/** The first value of a header. */
export const headerOf = ({ headers }: { headers: Headers }, name: string): string | undefined => headers.get(name)?.[0]
