import { addressesIn, TEL_HOST } from './caller-of.ts'

// JsSIP 3.13 reads `sip:` addresses alone: it drops a message with `tel:` (RFC 3966) in one of these headers, and nobody gets an answer.

/** Headers that come back in answers and in later requests, as they were sent. */
const echoed = /^(?:from|f|to|t)\s*:/i
/** Headers that are read here alone. */
const readHere = /^(?:refer-to|r|contact|m)\s*:/i
const telAddress = /<\s*tel:([^>]*)>|(?<![\w<:])tel:([^\s,;>]+)/gi

function changeHeaders(message: string, change: (line: string) => string): string {
  const end = message.indexOf('\r\n\r\n')
  const [head, rest] = end < 0 ? [message, ''] : [message.slice(0, end), message.slice(end)]
  // A header continues in lines that begin with a space.
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.map(change).join('\r\n') + rest
}

/**
 * A message that came, with each `tel:` address as a `sip:` one. Where it is sent back, `withTel` makes it what it was; that of a transfer or a
 * redirect becomes a number of this domain.
 */
export function withoutTel(message: string, domain: string): string {
  if (!/\btel:/i.test(message)) return message
  return changeHeaders(message, (line) => {
    if (echoed.test(line))
      return line.replaceAll(
        telAddress,
        (_, inBrackets = '', bare = '') => `<sip:${encodeURIComponent(inBrackets || bare)}@${TEL_HOST}>`,
      )
    if (!readHere.test(line)) return line
    return line.replaceAll(telAddress, (uri) => {
      const user = addressesIn(uri)[0]?.user.replaceAll(/[^\d+*#]/g, '') ?? ''
      return `<sip:${encodeURIComponent(user)}@${domain};user=phone>`
    })
  })
}

const inItsPlace = new RegExp(`sip:([^@\\s<>]+)@${TEL_HOST.replace('.', '\\.')}`, 'g')

/** A message that goes out, with the addresses that `withoutTel` changed as they came. */
export const withTel = (message: string): string =>
  message.includes(TEL_HOST)
    ? changeHeaders(message, (line) =>
        line.replaceAll(inItsPlace, (_, user: string) => `tel:${decodeURIComponent(user)}`),
      )
    : message
