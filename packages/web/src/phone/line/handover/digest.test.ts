import { expect, it, vi } from 'vitest'
import { challengeOf, proofHeader } from './digest.ts'

const answer = (status: string, ...headers: string[]) => [`SIP/2.0 ${status}`, ...headers, '', ''].join('\r\n')
const who = { username: 'Mufasa', secret: 'Circle Of Life', method: 'GET', uri: '/dir/index.html' }
const nonce = 'nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093"'

it('proves a request as the example of RFC 2617 does', () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('0a4f113b-0000-0000-0000-000000000000')
  const challenge = challengeOf(
    answer(
      '401 Unauthorized',
      `WWW-Authenticate: Digest realm="testrealm@host.com", qop="auth,auth-int", ${nonce}, opaque="5ccc"`,
    ),
  )
  const header = challenge && proofHeader(challenge, who)
  expect(header).toMatch(/^Authorization: Digest username="Mufasa", realm="testrealm@host\.com"/)
  expect(header).toContain('opaque="5ccc", qop=auth, nc=00000001, cnonce="0a4f113b-0000-0000-0000-000000000000"')
  // What Python's hashlib makes of the same values.
  expect(header).toContain('response="bb38e525dd449822ccd2c46c87c359e0"')
})

it('proves it to servers that ask without qop, as the first RFC had it', () => {
  const challenge = challengeOf(
    answer('407 Proxy Authentication Required', `proxy-authenticate: Digest realm=x, ${nonce}`),
  )
  expect(challenge && proofHeader(challenge, who)).toContain('Proxy-Authorization: Digest username="Mufasa", realm="x"')
  expect(challenge && proofHeader(challenge, who)).toContain('response="e72bd25801daee576ac2ba233b7e34de"')
})

it('takes MD5 of several offers, and nothing else', () => {
  const sha = 'WWW-Authenticate: Digest realm="x", nonce="n", algorithm=SHA-256'
  const md5 = 'WWW-Authenticate: Digest realm="y", nonce="n", algorithm=MD5'
  expect(challengeOf(answer('401 Unauthorized', sha))).toBeUndefined()
  expect(challengeOf(answer('401 Unauthorized', sha, md5))?.asked).toContain('realm="y"')
  expect(challengeOf(answer('200 OK', md5))).toBeUndefined()
})
