import { md5 } from 'js-md5'

/** What a server asks a request to be proved by, and the header that takes the proof. */
export interface Challenge {
  header: 'Authorization' | 'Proxy-Authorization'
  /** The value of the server's header, as in `Digest realm="x", nonce="y", qop="auth"`. */
  asked: string
}

/** What an answer asks for, where it is a 401 or a 407 by MD5, which is what softphones are asked for. */
export function challengeOf(answer: string): Challenge | undefined {
  const [, status] = /^SIP\/2\.0 (401|407) /.exec(answer) ?? []
  if (status === undefined) return undefined
  const header = status === '407' ? 'Proxy-Authorization' : 'Authorization'
  const name = status === '407' ? 'Proxy-Authenticate' : 'WWW-Authenticate'
  const all = [...answer.matchAll(new RegExp(`^${name}:\\s*(Digest .*?)\\r?$`, 'gim'))].map(([, value]) => value)
  const asked = all.find((value) => value !== undefined && /^md5$/i.test(parameter(value, 'algorithm') ?? 'MD5'))
  return asked === undefined ? undefined : { header, asked }
}

const parameter = (value: string, name: string): string | undefined => {
  const [, quoted, plain] = new RegExp(`[\\s,]${name}\\s*=\\s*(?:"([^"]*)"|([^\\s,"]+))`, 'i').exec(value) ?? []
  return quoted ?? plain
}

/** The proof that is asked for (RFC 2617, 3.2.2), as a header of the request. */
export function proofHeader(
  { header, asked }: Challenge,
  { username, secret, method, uri }: Record<'username' | 'secret' | 'method' | 'uri', string>,
): string {
  const [realm, nonce, opaque] = [
    parameter(asked, 'realm') ?? '',
    parameter(asked, 'nonce') ?? '',
    parameter(asked, 'opaque'),
  ]
  const takesQop = /\bauth\b(?!-)/i.test(parameter(asked, 'qop') ?? '')
  const cnonce = crypto.randomUUID()
  const middle = takesQop ? ['00000001', cnonce, 'auth'] : []
  const [ha1, ha2] = [md5(`${username}:${realm}:${secret}`), md5(`${method}:${uri}`)]
  const response = md5([ha1, nonce, ...middle, ha2].join(':'))
  const proof = [
    ...[`username="${username}"`, `realm="${realm}"`, `nonce="${nonce}"`, `uri="${uri}"`, `response="${response}"`],
    'algorithm=MD5',
    ...(opaque === undefined ? [] : [`opaque="${opaque}"`]),
    ...(takesQop ? ['qop=auth', 'nc=00000001', `cnonce="${cnonce}"`] : []),
  ]
  return `${header}: Digest ${proof.join(', ')}`
}
