import { randomBytes } from 'node:crypto'
import { type Headers, headerOf, type SipRequest, type SipResponse } from '../message/message.ts'
import { addressOf } from '../message/parse-message.ts'
import { writeMessage } from '../message/write-message.ts'
import { newBranch } from '../proxy/hop.ts'

/** Samples a second of G.711, and of one packet, which is 20 ms. */
const RATE = 8000
const SAMPLES = 160

const BIAS = 0x84
const HIGHEST = 32_635

/** A sample as G.711 µ-law has it: its size on a logarithmic scale. */
function muLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const size = Math.min(Math.abs(Math.round(sample)), HIGHEST) + BIAS
  const exponent = Math.max(0, 31 - Math.clz32(size) - 7)
  const mantissa = (size >> (exponent + 3)) & 0x0f
  return ~(sign | (exponent << 4) | mantissa) & 0xff
}

/** The nth packet of a tone of 440 Hz, as G.711 µ-law. */
const tonePacket = (nth: number): Buffer =>
  Buffer.from(
    Array.from({ length: SAMPLES }, (_, at) =>
      muLaw(8000 * Math.sin((2 * Math.PI * 440 * (nth * SAMPLES + at)) / RATE)),
    ),
  )

/** The sound of one call of the server's own phone: a tone at first, then what it hears comes back. */
interface Media {
  /** An SDP offer. */
  offer(): Promise<string>
  /** The answer to an offer, the first or a later one. */
  answer(offer: string): Promise<string>
  /** Takes the answer to the own offer. */
  accept(answer: string): Promise<void>
  close(): void
}

/** Makes the sound of a call. Rejects with a sentence where the library for it is not installed. */
export type MediaMaker = () => Promise<Media>

const PACKET_MS = 20
/** How long the tone is, in packets: a second and a half. */
const TONE_PACKETS = 75

const loadWebRtc = () =>
  import('werift').catch(() => {
    throw new Error('Calls of the mock server itself need the package werift, which is not installed.')
  })

/** Sound by WebRTC, whose library is loaded with the first call. */
export const webRtcMedia: MediaMaker = async () => {
  const { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, usePCMU } = await loadWebRtc()
  // G.711 alone: its samples need no encoder, and every browser has it.
  const connection = new RTCPeerConnection({ codecs: { audio: [usePCMU()], video: [] }, iceServers: [] })
  const track = new MediaStreamTrack({ kind: 'audio' })
  connection.addTransceiver(track, { direction: 'sendrecv' })
  let sent = 0

  const write = (payload: Buffer) => {
    const header = new RtpHeader({ payloadType: 0, sequenceNumber: sent & 0xffff, timestamp: (sent * SAMPLES) >>> 0 })
    sent += 1
    track.writeRtp(new RtpPacket(header, payload))
  }
  const tone = setInterval(() => {
    if (connection.connectionState === 'connected') write(tonePacket(sent))
    if (sent >= TONE_PACKETS) clearInterval(tone)
  }, PACKET_MS)
  tone.unref()
  connection.onTrack.subscribe((heard) => {
    heard.onReceiveRtp.subscribe(({ payload }) => {
      if (sent >= TONE_PACKETS) write(payload)
    })
  })

  return {
    async offer() {
      await connection.setLocalDescription(await connection.createOffer())
      return connection.localDescription?.sdp ?? ''
    },
    async answer(sdp) {
      await connection.setRemoteDescription({ type: 'offer', sdp })
      await connection.setLocalDescription(await connection.createAnswer())
      return connection.localDescription?.sdp ?? ''
    },
    accept: (sdp) => connection.setRemoteDescription({ type: 'answer', sdp }),
    close() {
      clearInterval(tone)
      void connection.close()
    },
  }
}

/** Where the server's own phone is to be found. */
export const ownContact = { user: 'line', host: 'network.invalid' }
export const contactHeader = `<sip:${ownContact.user}@${ownContact.host};transport=ws>`

/** One call of the server's own phone (RFC 3261, 12). */
export interface Leg {
  callId: string
  /** Addresses with their tags, as this side writes them. */
  local: string
  remote: string
  /** Where requests go: the contact of the other side, by way of the proxy. */
  uri: string
  route: readonly string[]
  cseq: number
  media: Media | undefined
  state: 'ringing' | 'talking' | 'over'
  /** The INVITE that is to be answered, or was sent. */
  invite: SipRequest | undefined
  onAnswered(): void
  onEnded(status?: number): void
}

/** A tag for one side of a dialog. */
export const newTag = (): string => randomBytes(5).toString('hex')

/** A request within a call. */
export function requestOf(
  leg: Leg,
  method: string,
  { body, headers = {}, cseq }: { body?: string; headers?: Readonly<Record<string, string>>; cseq?: number } = {},
): string {
  if (cseq === undefined) leg.cseq += 1
  const all: Headers = new Map([
    ['Via', [`SIP/2.0/WS ${ownContact.host};branch=${newBranch()}`]],
    ['Max-Forwards', ['70']],
    ['From', [leg.local]],
    ['To', [leg.remote]],
    ['Call-ID', [leg.callId]],
    ['CSeq', [`${cseq ?? leg.cseq} ${method}`]],
    ['Contact', [contactHeader]],
    ...Object.entries(headers).map(([name, value]): [string, string[]] => [name, [value]]),
  ])
  if (leg.route.length > 0) all.set('Route', [...leg.route])
  return writeMessage(`${method} ${leg.uri} SIP/2.0`, all, body)
}

/** Takes from a message where the other side is and by what way. */
export function learnPeer(leg: Leg, message: SipRequest | SipResponse): void {
  leg.uri = addressOf(headerOf(message, 'Contact'))?.uri ?? leg.uri
  const routes = message.headers.get('Record-Route')
  if (routes) leg.route = message.kind === 'response' ? routes.toReversed() : routes
  if (message.kind === 'response') leg.remote = headerOf(message, 'To') ?? leg.remote
}
