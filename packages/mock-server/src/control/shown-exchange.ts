import type { IncomingHttpHeaders } from 'node:http'
import { redact } from '@lineboard/contract/redact'
import { bodyText } from './body-text.ts'
import type { Exchange } from './exchanges.ts'

/** One side of an exchange as people read it. */
interface ShownPart {
  headers: Readonly<Record<string, string>>
  /** Text of a body that is text; left out where there is none, or it is none. */
  body?: string
}

/** An exchange without passwords, tokens and keys. */
export interface ShownExchange {
  request: ShownPart
  /** Left out where the connection was cut, or nothing came. */
  answer?: ShownPart
}

const maxCharacters = 100_000
const hiddenHeaders = new Set(['authorization', 'cookie', 'set-cookie', 'x-access-token'])

/** Names of values that open something, and ids that are tokens: those of rows are numbers. */
const secrets = /("(?:\w*token|\w*secret|api_?key|token_id)"\s*:\s*|"id"\s*:\s*(?="[\w-]{32}))"(?:[^"\\]|\\.)*"/gi

const shown = (text: string) => redact(text).replaceAll(secrets, '$1"***"')

function shownHeaders(headers: IncomingHttpHeaders | Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, hiddenHeaders.has(name.toLowerCase()) ? '***' : redact(String(value))]]
    }),
  )
}

function part(headers: IncomingHttpHeaders | Readonly<Record<string, string>>, body: string | Buffer): ShownPart {
  const type = String(headers['content-type'] ?? '')
  const isCsv = type.startsWith('text/')
  const text = isCsv ? String(body).slice(0, maxCharacters) : bodyText(Buffer.from(body), type, maxCharacters)
  return { headers: shownHeaders(headers), ...(text !== undefined && { body: shown(text) }) }
}

/** What people are shown of an exchange. */
export function shownExchange({ request, answer }: Exchange): ShownExchange {
  return {
    request: part(request.headers, request.body),
    ...(answer.kind === 'answer' && { answer: part(answer.headers, answer.body) }),
  }
}
