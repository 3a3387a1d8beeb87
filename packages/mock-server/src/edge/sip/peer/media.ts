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
export interface Media {
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
