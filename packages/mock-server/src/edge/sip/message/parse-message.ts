/// <reference path="./jssip-parts.d.ts" />
import NameAddrHeader from 'jssip/lib/NameAddrHeader.js'
import Parser from 'jssip/lib/Parser.js'
import type { Headers, SipMessage } from './message.ts'

const nobody = {}

function named(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function parse(text: string): SipMessage | undefined {
  const parsed = Parser.parseMessage(text, nobody)
  if (!parsed) return undefined
  const { from, to, call_id: callId, cseq, via_branch: branch, method, ruri, status_code: status } = parsed
  // What every message must have (RFC 3261, 8.1.1).
  if (!from || !to || !callId || cseq === null || !branch) return undefined
  const headers: Headers = new Map(
    Object.entries(parsed.headers).map(([name, all]) => [name, all.map(({ raw }) => raw)]),
  )
  const common = {
    headers,
    body: parsed.body,
    callId,
    cseq,
    method,
    fromUser: named(from.uri.user ?? ''),
    toUser: named(to.uri.user ?? ''),
    fromTag: from.getParam('tag'),
    toTag: to.getParam('tag'),
    branch,
  }
  if (status !== undefined) return { kind: 'response', ...common, status, reason: parsed.reason_phrase ?? '' }
  if (!ruri) return undefined
  return { kind: 'request', ...common, uri: String(ruri), target: { user: named(ruri.user ?? ''), host: ruri.host } }
}

/** Reads a message; undefined for what is none, or lacks what every message must have. */
export function parseMessage(text: string): SipMessage | undefined {
  try {
    return parse(text)
  } catch {
    // The grammar throws where a message is so wrong that no rule of it fits.
    return undefined
  }
}

/** An address of a header. */
export interface Address {
  uri: string
  user: string
  host: string
  /** A parameter behind it, such as `expires`. */
  param(name: string): string | undefined
  /** A header that a request to it is to have, such as `Replaces`. */
  header(name: string): string | undefined
}

/** Reads an address such as `"Ada" <sip:ab12@x.invalid;transport=ws>;expires=600`; undefined for what is none. */
export function addressOf(text: string | undefined): Address | undefined {
  try {
    const parsed = text === undefined ? undefined : NameAddrHeader.parse(text)
    if (!parsed) return undefined
    const { uri } = parsed
    return {
      uri: String(uri),
      user: named(uri.user ?? ''),
      host: uri.host,
      param: (name) => parsed.getParam(name),
      header: (name) => uri.getHeader(name)?.map(named)[0],
    }
  } catch {
    return undefined
  }
}
