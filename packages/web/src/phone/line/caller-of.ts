import { plainDigits } from '@lineboard/sdk'
import { readSheetPhone } from '@lineboard/sdk/phone'
import { WITHHELD } from '../../shared/phone/format-phone.ts'
import type { Caller } from '../machine/phone-state.ts'

/** An INVITE, as much of it as is read here. */
export interface CallRequest {
  getHeader(name: string): string | undefined
  getHeaders(name: string): string[]
}

/** What requests are read by. */
export interface CallerRules {
  /** Domain of the users of the phone server. */
  domain: string
  /** Country of numbers without one, ISO 3166 alpha-2. */
  home: string
  /** Whether the phone server checks P-Asserted-Identity (RFC 3325), and removes that of strangers. */
  trustsIdentity: boolean
}

/** An address of a header: `"Nora" <sip:nora@example.com;user=phone>`. */
interface Address {
  name: string
  scheme: string
  user: string
  /** Parameters behind the user or the number, without their semicolon. */
  params: string[]
  /** In lower case, without its port; empty for `tel:`. */
  host: string
}

/** The host that stands for `tel:`, an address without one. */
export const TEL_HOST = 'tel.invalid'

const inHeader =
  /(?:"((?:[^"\\]|\\.)*)"\s*|([^<>,":;]*))<\s*((?:sips?|tel):[^>]*)>|((?:sips?|tel):[^\s,;]+(?:;[^\s,]*)?)/gi
/** More of a header is not read: a stranger sends what they like. */
const MOST_OF_A_HEADER = 2000

/** Percent signs that encode nothing stay as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function parseAddress(uri: string, name: string): Address {
  const [, scheme = '', rest = ''] = /^(\w+):(.*)$/s.exec(uri.trim()) ?? []
  const isTel = scheme.toLowerCase() === 'tel'
  const at = rest.lastIndexOf('@')
  const [userAndParams = '', hostAndParams = ''] = isTel ? [rest] : [rest.slice(0, Math.max(0, at)), rest.slice(at + 1)]
  const host = (/^(\[[^\]]*\]|[^;:?\s]*)/.exec(hostAndParams)?.[1] ?? '').toLowerCase()
  if (host === TEL_HOST) return parseAddress(`tel:${decoded(userAndParams)}`, name)
  const [userAndPassword = '', ...params] = userAndParams.split(';')
  const user = decoded(isTel ? userAndPassword : (userAndPassword.split(':')[0] ?? ''))
  return { name, scheme: scheme.toLowerCase(), user, params, host }
}

/** The addresses of a header of SIP, with or without names and brackets. */
export function addressesIn(header: string): Address[] {
  return [...header.slice(0, MOST_OF_A_HEADER).matchAll(inHeader)].map(([, quoted, plain = '', bracketed, bare]) =>
    parseAddress(bracketed ?? bare ?? '', (quoted?.replaceAll(/\\(.)/g, '$1') ?? plain).trim()),
  )
}

/** Signs that numbers are written with, and that mean nothing. */
const separators = /[\s().\u2010-\u2015/-]/g

const contextOf = (params: readonly string[]) =>
  params.flatMap((param) => /^phone-context=(\+[\d().-]+)$/i.exec(param)?.[1] ?? [])[0]

/**
 * The number of an address: in E.164 form where its country has such numbers, otherwise its digits. Undefined where it is no number. A context
 * (RFC 3966) is what a local number is dialled behind; other parameters, such as those of ported numbers (RFC 4694), change nothing.
 */
export function numberOf({ user, params }: Pick<Address, 'user' | 'params'>, home: string): string | undefined {
  const digits = plainDigits(user).replaceAll(separators, '')
  if (!/^\+?\d+$/.test(digits)) return undefined
  const context = digits.startsWith('+') ? undefined : contextOf(params)?.replaceAll(separators, '')
  const whole = `${context ?? ''}${digits}`
  const read = readSheetPhone(whole, home)
  if (read.kind === 'number') return read.e164
  return read.kind === 'ambiguous' ? read.national : whole
}

/** The longest number that is dialled inside a company. */
const LONGEST_EXTENSION = 6

/** What gateways write where a number is hidden or was not sent. */
const hidden = /^(?:anonymous|restricted|private|unavailable|unknown|withheld)$/i

/** Who wants to be hidden (RFC 3323, 3325), and all that a phone may be told of. */
const isPrivate = (request: CallRequest) =>
  request.getHeaders('Privacy').some((value) => /(?:^|[;,\s])(?:id|user|header)(?:$|[;,\s])/i.test(value))

const MOST_OF_A_NAME = 60

/** A name without signs that nobody sees, unless it says no more than the number does. */
function sentNameOf(name: string, home: string): { sentName?: string } {
  const text = name.replaceAll(/\p{C}/gu, '').trim().slice(0, MOST_OF_A_NAME)
  const isName = text !== '' && !hidden.test(text) && numberOf({ user: text, params: [] }, home) === undefined
  return isName ? { sentName: text } : {}
}

function assertedNumber(request: CallRequest, home: string): Caller | undefined {
  for (const address of request.getHeaders('P-Asserted-Identity').flatMap(addressesIn)) {
    const party = numberOf(address, home)
    if (party !== undefined && party.length > LONGEST_EXTENSION)
      return { kind: 'number', party, ...sentNameOf(address.name, home) }
  }
  return undefined
}

/**
 * Reads who calls from an INVITE. An asserted number comes before From, which trunks fill with the name of their account; it never makes
 * somebody a colleague. Somebody is one by the domain of From, which the phone server has to check.
 */
export function callerOf(request: CallRequest, { domain, home, trustsIdentity }: CallerRules): Caller {
  const withheld: Caller = { kind: 'withheld', party: WITHHELD }
  const from = addressesIn(request.getHeader('From') ?? '')[0]
  if (!from || from.user + from.host === '' || isPrivate(request)) return withheld
  const isOurs = from.host === domain.toLowerCase()
  if (from.host === 'anonymous.invalid') return withheld
  if (hidden.test(from.user) && (!isOurs || from.user.toLowerCase() === WITHHELD)) return withheld
  const asserted = trustsIdentity ? assertedNumber(request, home) : undefined
  const name = sentNameOf(from.name, home)
  if (asserted) return { ...name, ...asserted }
  const number = numberOf(from, home)
  if (number !== undefined) {
    const isExtension = isOurs && !number.startsWith('+') && number.length <= LONGEST_EXTENSION
    return { kind: isExtension ? 'colleague' : 'number', party: number, ...name }
  }
  if (from.user === '') return { kind: 'stranger', party: from.host, ...name }
  return isOurs
    ? { kind: 'colleague', party: from.user, ...name }
    : { kind: 'stranger', party: `${from.user}@${from.host}`, ...name }
}
