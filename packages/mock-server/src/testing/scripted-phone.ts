import { createHash, randomBytes } from 'node:crypto'
import { vi } from 'vitest'
import { phoneSecret, realm } from '../domain/users/secrets.ts'
import { headerOf, type SipMessage, type SipRequest, type SipResponse } from '../edge/sip/message/message.ts'
import { addressOf, parseMessage } from '../edge/sip/message/parse-message.ts'
import { writeAnswer, writeMessage } from '../edge/sip/message/write-message.ts'
import { seedPassword } from '../world/seed/rows/users.ts'

const md5 = (...parts: string[]) => createHash('md5').update(parts.join(':')).digest('hex')
const random = () => randomBytes(5).toString('hex')

interface Sent {
  uri?: string
  to?: string
  from?: string
  callId?: string
  cseq?: number
  branch?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** A phone that says exactly what a test has it say, over a websocket. */
export async function scriptedPhone(url: string, username: string, password: string = seedPassword) {
  const socket = new WebSocket(url, 'sip')
  const heard: SipMessage[] = []
  const contact = `sip:${random()}@${random()}.invalid`
  const own = `sip:${username}@${realm}`
  const tag = random()
  socket.addEventListener('message', ({ data }) => {
    const message = parseMessage(String(data))
    if (message) heard.push(message)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the phone could not connect')))
  })

  const say = (text: string) => socket.send(text)

  function send(method: string, sent: Sent = {}): { callId: string; branch: string; cseq: number; text: string } {
    const { uri = `sip:${realm}`, callId = random(), cseq = 1, branch = `z9hG4bK${random()}`, body } = sent
    const headers = new Map<string, string[]>([
      ['Via', [`SIP/2.0/WS ${random()}.invalid;branch=${branch}`]],
      ['Max-Forwards', ['70']],
      ['From', [sent.from ?? `<${own}>;tag=${tag}`]],
      ['To', [sent.to ?? `<${own}>`]],
      ['Call-ID', [callId]],
      ['CSeq', [`${cseq} ${method}`]],
      ['Contact', [`<${contact};transport=ws>`]],
    ])
    for (const [name, value] of Object.entries(sent.headers ?? {})) headers.set(name, [value])
    const text = writeMessage(`${method} ${uri} SIP/2.0`, headers, body)
    say(text)
    return { callId, branch, cseq, text }
  }

  const isAnswer = (message: SipMessage): message is SipResponse => message.kind === 'response'
  const isRequest = (message: SipMessage): message is SipRequest => message.kind === 'request'

  /** The first answer to a request that is final, or of this status. */
  const answerTo = ({ callId, cseq }: { callId: string; cseq: number }, status?: number): Promise<SipResponse> =>
    vi.waitFor(() => {
      const found = heard
        .filter(isAnswer)
        .find(
          (each) =>
            each.callId === callId && each.cseq === cseq && (status ? each.status === status : each.status >= 200),
        )
      if (!found)
        throw new Error(`no answer ${status ?? ''} to ${callId}: ${heard.map((each) => each.method).join(' ')}`)
      return found
    }, 4000)

  /** A request that came, the nth of its method. */
  const request = (method: string, nth = 0): Promise<SipRequest> =>
    vi.waitFor(() => {
      const found = heard.filter(isRequest).filter((each) => each.method === method)[nth]
      if (!found) throw new Error(`no ${method} has come`)
      return found
    }, 4000)

  function proof(challenge: string, method: string, uri: string): string {
    const nonce = /nonce="([^"]+)"/.exec(challenge)?.[1] ?? ''
    const answer = md5(phoneSecret(username, password), nonce, '00000001', 'c0ffee', 'auth', md5(method, uri))
    return `Digest username="${username}", realm="${realm}", nonce="${nonce}", uri="${uri}", response="${answer}", algorithm=MD5, qop=auth, nc=00000001, cnonce="c0ffee"`
  }

  /** Sends a request, and again with a proof where it is asked for. */
  async function ask(
    method: string,
    sent: Sent = {},
  ): Promise<{ callId: string; branch: string; cseq: number; text: string }> {
    const first = send(method, sent)
    const refused = await answerTo(first, method === 'REGISTER' ? 401 : 407)
    if (method === 'INVITE')
      send('ACK', { ...sent, callId: first.callId, cseq: 1, branch: first.branch, to: headerOf(refused, 'To') ?? '' })
    const isCall = method !== 'REGISTER'
    const challenge = headerOf(refused, isCall ? 'Proxy-Authenticate' : 'WWW-Authenticate') ?? ''
    const headers = {
      ...sent.headers,
      [isCall ? 'Proxy-Authorization' : 'Authorization']: proof(challenge, method, sent.uri ?? `sip:${realm}`),
    }
    return send(method, { ...sent, callId: first.callId, cseq: 2, headers })
  }

  const register = async (seconds = 300, headers: Readonly<Record<string, string>> = {}) =>
    answerTo(await ask('REGISTER', { headers: { Expires: String(seconds), ...headers } }))

  /** Answers a request that came, as this phone. */
  const answer = (to: SipRequest, status: number, body?: string) =>
    say(writeAnswer(to, status, { tag, headers: { Contact: `<${contact};transport=ws>` }, ...(body && { body }) }))

  const call = (whom: string, body = 'offer') =>
    ask('INVITE', {
      uri: `sip:${whom}@${realm}`,
      to: `<sip:${whom}@${realm}>`,
      body,
      headers: { 'Content-Type': 'application/sdp' },
    })

  /** A request within the call that this answer, or this INVITE, made. */
  function within(dialog: SipMessage, method: string, more: Sent = {}) {
    const isCaller = dialog.kind === 'response'
    const routes = dialog.headers.get('Record-Route') ?? []
    const withTag = (text: string) => (text.includes(';tag=') ? text : `${text};tag=${tag}`)
    return send(method, {
      uri: addressOf(headerOf(dialog, 'Contact'))?.uri ?? '',
      from: withTag(headerOf(dialog, isCaller ? 'From' : 'To') ?? ''),
      to: headerOf(dialog, isCaller ? 'To' : 'From') ?? '',
      callId: dialog.callId,
      cseq: method === 'ACK' ? dialog.cseq : 10,
      ...more,
      headers: { ...(routes.length > 0 && { Route: routes.join(', ') }), ...more.headers },
    })
  }

  return {
    username,
    contact,
    heard,
    say,
    send,
    ask,
    register,
    answer,
    answerTo,
    request,
    call,
    within,
    close: () => socket.close(),
  }
}

export type ScriptedPhone = Awaited<ReturnType<typeof scriptedPhone>>
