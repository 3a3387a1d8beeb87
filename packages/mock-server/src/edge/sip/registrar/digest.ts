import { createHash, createHmac, randomBytes } from 'node:crypto'
import { realm } from '../../../domain/users/secrets.ts'
import type { SipRequest } from '../message/message.ts'
import { headerOf } from '../message/message.ts'

/** How long a nonce may be used, in milliseconds. */
const NONCE_MS = 300_000
const key = randomBytes(32)

const md5 = (...parts: string[]) => createHash('md5').update(parts.join(':')).digest('hex')
const signed = (atMs: string) => createHmac('sha256', key).update(atMs).digest('hex').slice(0, 32)

/** A nonce of this moment. It needs no memory: it says when it was made, and that it was made here. */
const nonceOf = (nowMs: number): string => `${nowMs.toString(36)}.${signed(nowMs.toString(36))}`

function ageOf(nonce: string, nowMs: number): number | undefined {
  const [atMs = '', mark] = nonce.split('.')
  return mark === signed(atMs) ? nowMs - Number.parseInt(atMs, 36) : undefined
}

/** The challenge for `WWW-Authenticate` or `Proxy-Authenticate`. */
export const challenge = (nowMs: number, isStale = false): string =>
  `Digest realm="${realm}", nonce="${nonceOf(nowMs)}", qop="auth", algorithm=MD5${isStale ? ', stale=true' : ''}`

/** The parts of an `Authorization`: the grammar of the library reads challenges alone. */
function credentialsOf(text: string): Map<string, string> {
  const pairs = text.replace(/^Digest\s+/i, '').matchAll(/\b(\w+)=(?:"([^"]*)"|([^\s,]+))/g)
  return new Map([...pairs].map(([, name = '', quoted, bare = '']) => [name.toLowerCase(), quoted ?? bare]))
}

/** Who a request proves to be from. */
export type Proof =
  | { kind: 'proven'; username: string }
  | { kind: 'none' }
  | { kind: 'stale' }
  /** Of nobody, or by another password: an attempt to sign in. */
  | { kind: 'wrong'; username: string }

/** Checks the digest (RFC 2617) of a request. `secretOf` answers md5(username:realm:password), undefined for nobody. */
export function proofOf(
  request: SipRequest,
  header: 'Authorization' | 'Proxy-Authorization',
  { nowMs, secretOf }: { nowMs: number; secretOf(username: string): string | undefined },
): Proof {
  const text = headerOf(request, header)
  if (text === undefined) return { kind: 'none' }
  const said = credentialsOf(text)
  const of = (name: string) => said.get(name) ?? ''
  const ageMs = ageOf(of('nonce'), nowMs)
  const secret = secretOf(of('username'))
  // A nonce of another server, or of one before its restart: whatever is proved by it, nothing is learned from the answer.
  if (ageMs === undefined || of('realm') !== realm) return { kind: 'none' }
  const wrong = { kind: 'wrong', username: of('username') } as const
  if (secret === undefined) return wrong
  const asked = md5(request.method, of('uri'))
  const middle = of('qop') === 'auth' ? [of('nc'), of('cnonce'), 'auth'] : []
  if (md5(secret, of('nonce'), ...middle, asked) !== of('response')) return wrong
  return ageMs >= 0 && ageMs < NONCE_MS ? { kind: 'proven', username: of('username') } : { kind: 'stale' }
}
